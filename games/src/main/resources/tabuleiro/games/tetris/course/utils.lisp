;;;; What the course gives to every project of IA-Tetris: the rotations of the
;;;; pieces and executa-jogadas. It takes the place of the file utils.lisp.
;;;; Each rotation is an array of rows, the bottom row first.

(defparameter peca-i0 (make-array '(4 1) :initial-element t))
(defparameter peca-i1 (make-array '(1 4) :initial-element t))
(defparameter peca-l0 (make-array '(3 2) :initial-contents '((t t) (t nil) (t nil))))
(defparameter peca-l1 (make-array '(2 3) :initial-contents '((t nil nil) (t t t))))
(defparameter peca-l2 (make-array '(3 2) :initial-contents '((nil t) (nil t) (t t))))
(defparameter peca-l3 (make-array '(2 3) :initial-contents '((t t t) (nil nil t))))
(defparameter peca-j0 (make-array '(3 2) :initial-contents '((t t) (nil t) (nil t))))
(defparameter peca-j1 (make-array '(2 3) :initial-contents '((t t t) (t nil nil))))
(defparameter peca-j2 (make-array '(3 2) :initial-contents '((t nil) (t nil) (t t))))
(defparameter peca-j3 (make-array '(2 3) :initial-contents '((nil nil t) (t t t))))
(defparameter peca-o0 (make-array '(2 2) :initial-element t))
(defparameter peca-s0 (make-array '(2 3) :initial-contents '((t t nil) (nil t t))))
(defparameter peca-s1 (make-array '(3 2) :initial-contents '((nil t) (t t) (t nil))))
(defparameter peca-z0 (make-array '(2 3) :initial-contents '((nil t t) (t t nil))))
(defparameter peca-z1 (make-array '(3 2) :initial-contents '((t nil) (t t) (nil t))))
(defparameter peca-t0 (make-array '(2 3) :initial-contents '((t t t) (nil t nil))))
(defparameter peca-t1 (make-array '(3 2) :initial-contents '((t nil) (t t) (t nil))))
(defparameter peca-t2 (make-array '(2 3) :initial-contents '((nil t nil) (t t t))))
(defparameter peca-t3 (make-array '(3 2) :initial-contents '((nil t) (t t) (nil t))))

(defun ignore-value (x)
  (declare (ignore x))
  'ignore)

(defun random-element (list)
  (and list (nth (random (length list)) list)))

(defun random-pecas (n)
  (loop repeat n collect (random-element '(i l j o s z t))))

(defun executa-jogadas (estado-inicial lista-accoes &optional desenha)
  "The points after the actions, without drawing."
  (declare (ignore desenha))
  (let ((estado estado-inicial))
    (dolist (accao lista-accoes (estado-pontos estado))
      (when (estado-final-p estado)
        (return (estado-pontos estado)))
      (setf estado (resultado estado accao)))))
