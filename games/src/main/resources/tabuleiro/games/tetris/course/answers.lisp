;;;; How the public tests write an answer of a student's function as text.
;;;; An answer can be anything, even a list without end, so the text is limited.

(defparameter *teste-rotacoes*
  (list (cons peca-i0 "i0") (cons peca-i1 "i1")
        (cons peca-l0 "l0") (cons peca-l1 "l1") (cons peca-l2 "l2") (cons peca-l3 "l3")
        (cons peca-j0 "j0") (cons peca-j1 "j1") (cons peca-j2 "j2") (cons peca-j3 "j3")
        (cons peca-o0 "o0") (cons peca-s0 "s0") (cons peca-s1 "s1")
        (cons peca-z0 "z0") (cons peca-z1 "z1")
        (cons peca-t0 "t0") (cons peca-t1 "t1") (cons peca-t2 "t2") (cons peca-t3 "t3")))

(defun teste-qualquer (valor)
  "Any value, in lower case and without package names."
  (let* ((*print-case* :downcase) (*print-length* 60) (*print-level* 5)
         (*print-circle* t) (*print-pretty* nil) (*print-array* t)
         (texto (if (and (symbolp valor) valor (not (eq valor t)))
                    (string-downcase (symbol-name valor))
                    (prin1-to-string valor))))
    (subseq texto 0 (min 400 (length texto)))))

(defun teste-logico (valor)
  (if valor "T" "NIL"))

(defun teste-lista (valor escreve)
  "A list of at most 60 values, each written by a function; another value as it is."
  (cond ((null valor) "NIL")
        ((consp valor)
         (with-output-to-string (texto)
           (write-string "(" texto)
           (do ((resto valor (cdr resto))
                (quantos 0 (1+ quantos)))
               ((or (atom resto) (= quantos 60))
                (when (consp resto) (write-string " ..." texto))
                (when (and resto (atom resto))
                  (write-string " . " texto)
                  (write-string (teste-qualquer resto) texto)))
             (unless (= quantos 0) (write-string " " texto))
             (write-string (funcall escreve (car resto)) texto))
           (write-string ")" texto)))
        (t (teste-qualquer valor))))

(defun teste-nomes (valor)
  "A list of pieces or of names of moves. The piece t is the symbol T."
  (teste-lista valor (lambda (nome) (if (eq nome t) "t" (teste-qualquer nome)))))

(defun teste-accao (accao)
  (let ((nome (and accao
                   (cdr (assoc (accao-peca accao) *teste-rotacoes* :test #'equalp)))))
    (if nome
        (concatenate 'string "(" (teste-qualquer (accao-coluna accao)) " " nome ")")
        (teste-qualquer accao))))

(defun teste-accoes (valor)
  (teste-lista valor #'teste-accao))

(defun teste-matriz (valor)
  "A board as an array, written as a list of rows of 0 and 1, the bottom row first."
  (if (and (arrayp valor) (= (array-rank valor) 2) (<= (array-total-size valor) 400))
      (teste-lista
       (loop for linha below (array-dimension valor 0)
             collect (coerce (loop for coluna below (array-dimension valor 1)
                                   collect (if (aref valor linha coluna) #\1 #\0))
                             'string))
       #'identity)
      (teste-qualquer valor)))

(defun teste-ida-e-volta (tabuleiro)
  "The board becomes an array and a board again, and none of them shares cells."
  (let* ((array (tabuleiro->array tabuleiro))
         (outro (array->tabuleiro array))
         (casa (aref array 3 4)))
    (setf (aref array 3 4) (not casa))
    (and (tabuleiros-iguais-p tabuleiro outro)
         (eq (not casa) (not (aref (tabuleiro->array tabuleiro) 3 4)))
         (eq (not casa) (not (aref (tabuleiro->array outro) 3 4))))))
