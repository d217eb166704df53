;;;; Another implementation of the type tabuleiro: a list of row vectors, the top
;;;; row first, with the columns mirrored. Two public tests load it after the
;;;; student's file. A program that uses a board only through its functions does
;;;; not notice.

(defun teste-linha (tabuleiro linha)
  (nth (- 17 linha) (cdr tabuleiro)))

(defun cria-tabuleiro ()
  (cons 'teste-tabuleiro
        (loop repeat 18 collect (make-array 10 :initial-element nil))))

(defun copia-tabuleiro (tabuleiro)
  (cons 'teste-tabuleiro (mapcar #'copy-seq (cdr tabuleiro))))

(defun tabuleiro-preenchido-p (tabuleiro linha coluna)
  (aref (teste-linha tabuleiro linha) (- 9 coluna)))

(defun tabuleiro-altura-coluna (tabuleiro coluna)
  (or (loop for linha from 17 downto 0
            when (tabuleiro-preenchido-p tabuleiro linha coluna)
              return (1+ linha))
      0))

(defun tabuleiro-linha-completa-p (tabuleiro linha)
  (every #'identity (teste-linha tabuleiro linha)))

(defun tabuleiro-preenche! (tabuleiro linha coluna)
  (when (and (<= 0 linha 17) (<= 0 coluna 9))
    (setf (aref (teste-linha tabuleiro linha) (- 9 coluna)) t)))

(defun tabuleiro-remove-linha! (tabuleiro linha)
  (let ((removida (teste-linha tabuleiro linha)))
    (setf (cdr tabuleiro)
          (cons (make-array 10 :initial-element nil)
                (remove removida (cdr tabuleiro) :test #'eq)))
    tabuleiro))

(defun tabuleiro-topo-preenchido-p (tabuleiro)
  (and (some #'identity (teste-linha tabuleiro 17)) t))

(defun tabuleiros-iguais-p (um outro)
  (equalp um outro))

(defun tabuleiro->array (tabuleiro)
  (let ((array (make-array '(18 10))))
    (dotimes (linha 18 array)
      (dotimes (coluna 10)
        (setf (aref array linha coluna) (tabuleiro-preenchido-p tabuleiro linha coluna))))))

(defun array->tabuleiro (array)
  (let ((tabuleiro (cria-tabuleiro)))
    (dotimes (linha 18 tabuleiro)
      (dotimes (coluna 10)
        (when (aref array linha coluna)
          (tabuleiro-preenche! tabuleiro linha coluna))))))
