;;; The abstract types of the course, for programs that do not define them themselves.

(defun cria-accao (coluna peca) (cons coluna peca))
(defun accao-coluna (accao) (car accao))
(defun accao-peca (accao) (cdr accao))

(defun cria-tabuleiro () (make-array '(18 10) :initial-element nil))

(defun copia-tabuleiro (tabuleiro)
  (let ((copia (cria-tabuleiro)))
    (dotimes (i 180 copia)
      (setf (row-major-aref copia i) (row-major-aref tabuleiro i)))))

(defun tabuleiro-preenchido-p (tabuleiro linha coluna) (aref tabuleiro linha coluna))

(defun tabuleiro-altura-coluna (tabuleiro coluna)
  (do ((linha 17 (1- linha)))
      ((or (< linha 0) (aref tabuleiro linha coluna)) (1+ linha))))

(defun tabuleiro-linha-completa-p (tabuleiro linha)
  (dotimes (coluna 10 t)
    (unless (aref tabuleiro linha coluna) (return nil))))

(defun tabuleiro-preenche! (tabuleiro linha coluna)
  (when (and (<= 0 linha 17) (<= 0 coluna 9))
    (setf (aref tabuleiro linha coluna) t)))

(defun tabuleiro-remove-linha! (tabuleiro linha)
  (loop for i from linha below 17
        do (dotimes (coluna 10)
             (setf (aref tabuleiro i coluna) (aref tabuleiro (1+ i) coluna))))
  (dotimes (coluna 10)
    (setf (aref tabuleiro 17 coluna) nil)))

(defun tabuleiro-topo-preenchido-p (tabuleiro)
  (dotimes (coluna 10 nil)
    (when (aref tabuleiro 17 coluna) (return t))))

(defun tabuleiros-iguais-p (um outro) (equalp um outro))
(defun tabuleiro->array (tabuleiro) (copia-tabuleiro tabuleiro))
(defun array->tabuleiro (array) (copia-tabuleiro array))

(defstruct estado pontos pecas-por-colocar pecas-colocadas tabuleiro)

(defun copia-estado (estado)
  (make-estado :pontos (estado-pontos estado)
               :pecas-por-colocar (copy-list (estado-pecas-por-colocar estado))
               :pecas-colocadas (copy-list (estado-pecas-colocadas estado))
               :tabuleiro (copia-tabuleiro (estado-tabuleiro estado))))

(defun estados-iguais-p (um outro) (equalp um outro))

(defun estado-final-p (estado)
  (or (null (estado-pecas-por-colocar estado))
      (tabuleiro-topo-preenchido-p (estado-tabuleiro estado))))

(defstruct problema estado-inicial solucao accoes resultado custo-caminho)
