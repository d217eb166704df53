;;;; IA-Tetris: uma entrega que passa todos os testes públicos.
;;;;
;;;; Exemplo para "tabuleiro grade tetris": os tipos, as funções e as procuras
;;;; têm os nomes do enunciado. As peças (peca-i0, peca-i1, ...) vêm de utils.lisp.

;;; ---------------------------------------------------------------- tipo accao
;;; Um par: a coluna mais à esquerda e o array com a peça já rodada.

(defun cria-accao (coluna peca)
  (cons coluna peca))

(defun accao-coluna (accao)
  (car accao))

(defun accao-peca (accao)
  (cdr accao))

;;; ------------------------------------------------------------ tipo tabuleiro
;;; Uma matriz de 18 linhas por 10 colunas; a linha 0 é a do fundo.

(defparameter *linhas* 18)
(defparameter *colunas* 10)

(defun cria-tabuleiro ()
  (make-array (list *linhas* *colunas*) :initial-element nil))

(defun copia-tabuleiro (tabuleiro)
  (let ((copia (cria-tabuleiro)))
    (dotimes (indice (array-total-size tabuleiro) copia)
      (setf (row-major-aref copia indice) (row-major-aref tabuleiro indice)))))

(defun tabuleiro-preenchido-p (tabuleiro linha coluna)
  (aref tabuleiro linha coluna))

(defun tabuleiro-altura-coluna (tabuleiro coluna)
  (do ((linha (1- *linhas*) (1- linha)))
      ((or (< linha 0) (aref tabuleiro linha coluna)) (1+ linha))))

(defun tabuleiro-linha-completa-p (tabuleiro linha)
  (dotimes (coluna *colunas* t)
    (unless (aref tabuleiro linha coluna)
      (return nil))))

(defun tabuleiro-preenche! (tabuleiro linha coluna)
  (when (array-in-bounds-p tabuleiro linha coluna)
    (setf (aref tabuleiro linha coluna) t)))

(defun tabuleiro-remove-linha! (tabuleiro linha)
  (do ((atual linha (1+ atual)))
      ((= atual *linhas*) tabuleiro)
    (dotimes (coluna *colunas*)
      (setf (aref tabuleiro atual coluna)
            (and (< (1+ atual) *linhas*)
                 (aref tabuleiro (1+ atual) coluna))))))

(defun tabuleiro-topo-preenchido-p (tabuleiro)
  (dotimes (coluna *colunas* nil)
    (when (aref tabuleiro (1- *linhas*) coluna)
      (return t))))

(defun tabuleiros-iguais-p (um outro)
  (equalp um outro))

(defun tabuleiro->array (tabuleiro)
  (copia-tabuleiro tabuleiro))

(defun array->tabuleiro (array)
  (copia-tabuleiro array))

;;; --------------------------------------------------------------- tipo estado

(defstruct estado
  (pontos 0)
  (pecas-por-colocar nil)
  (pecas-colocadas nil)
  (tabuleiro nil))

(defun copia-estado (estado)
  (make-estado :pontos (estado-pontos estado)
               :pecas-por-colocar (copy-list (estado-pecas-por-colocar estado))
               :pecas-colocadas (copy-list (estado-pecas-colocadas estado))
               :tabuleiro (copia-tabuleiro (estado-tabuleiro estado))))

(defun estados-iguais-p (um outro)
  (and (= (estado-pontos um) (estado-pontos outro))
       (equal (estado-pecas-por-colocar um) (estado-pecas-por-colocar outro))
       (equal (estado-pecas-colocadas um) (estado-pecas-colocadas outro))
       (tabuleiros-iguais-p (estado-tabuleiro um) (estado-tabuleiro outro))))

(defun estado-final-p (estado)
  (or (null (estado-pecas-por-colocar estado))
      (tabuleiro-topo-preenchido-p (estado-tabuleiro estado))))

;;; ------------------------------------------------------------- tipo problema

(defstruct problema
  estado-inicial
  solucao
  accoes
  resultado
  custo-caminho)

;;; ----------------------------------------- funções do problema de procura

(defun solucao (estado)
  (and (not (tabuleiro-topo-preenchido-p (estado-tabuleiro estado)))
       (null (estado-pecas-por-colocar estado))))

(defun qual-peca (peca)
  "As configurações de uma peça, pela ordem das rotações."
  (ecase peca
    (i (list peca-i0 peca-i1))
    (l (list peca-l0 peca-l1 peca-l2 peca-l3))
    (j (list peca-j0 peca-j1 peca-j2 peca-j3))
    (o (list peca-o0))
    (s (list peca-s0 peca-s1))
    (z (list peca-z0 peca-z1))
    ((t) (list peca-t0 peca-t1 peca-t2 peca-t3))))

(defun accoes (estado)
  (let ((lista nil))
    (unless (estado-final-p estado)
      (dolist (peca (qual-peca (first (estado-pecas-por-colocar estado))))
        (dotimes (coluna (1+ (- *colunas* (array-dimension peca 1))))
          (push (cria-accao coluna peca) lista))))
    (nreverse lista)))

(defun fundo-da-peca (peca coluna)
  "A linha mais baixa que a peça ocupa numa das suas colunas."
  (do ((linha 0 (1+ linha)))
      ((aref peca linha coluna) linha)))

(defun linha-de-queda (tabuleiro accao)
  "A linha em que assenta a linha 0 da peça."
  (let ((peca (accao-peca accao))
        (base 0))
    (dotimes (coluna (array-dimension peca 1) base)
      (setf base
            (max base
                 (- (tabuleiro-altura-coluna tabuleiro (+ coluna (accao-coluna accao)))
                    (fundo-da-peca peca coluna)))))))

(defun coloca-peca! (tabuleiro accao)
  (let ((peca (accao-peca accao))
        (base (linha-de-queda tabuleiro accao)))
    (dotimes (linha (array-dimension peca 0))
      (dotimes (coluna (array-dimension peca 1))
        (when (aref peca linha coluna)
          (tabuleiro-preenche! tabuleiro (+ base linha) (+ (accao-coluna accao) coluna)))))))

(defun remove-linhas-completas! (tabuleiro)
  "Remove as linhas completas e devolve quantas eram."
  (let ((removidas 0))
    (do ((linha (1- *linhas*) (1- linha)))
        ((< linha 0) removidas)
      (when (tabuleiro-linha-completa-p tabuleiro linha)
        (tabuleiro-remove-linha! tabuleiro linha)
        (incf removidas)))))

(defun pontos-das-linhas (linhas)
  (case linhas
    (0 0)
    (1 100)
    (2 300)
    (3 500)
    (t 800)))

(defun resultado (estado accao)
  (let* ((novo (copia-estado estado))
         (tabuleiro (estado-tabuleiro novo)))
    (push (pop (estado-pecas-por-colocar novo)) (estado-pecas-colocadas novo))
    (coloca-peca! tabuleiro accao)
    (unless (tabuleiro-topo-preenchido-p tabuleiro)
      (incf (estado-pontos novo)
            (pontos-das-linhas (remove-linhas-completas! tabuleiro))))
    novo))

(defun qualidade (estado)
  (- (estado-pontos estado)))

(defun maximo-da-peca (peca)
  (case peca
    (i 800)
    ((j l) 500)
    (otherwise 300)))

(defun custo-oportunidade (estado)
  (- (reduce #'+ (mapcar #'maximo-da-peca (estado-pecas-colocadas estado)))
     (estado-pontos estado)))

;;; ------------------------------------------------------------------ procuras

(defun procura-pp (problema)
  "Profundidade primeiro em árvore; o último nó gerado é o primeiro a ser expandido."
  (labels ((visita (estado)
             (if (funcall (problema-solucao problema) estado)
                 (values nil t)
                 (dolist (accao (reverse (funcall (problema-accoes problema) estado))
                                (values nil nil))
                   (multiple-value-bind (resto encontrou)
                       (visita (funcall (problema-resultado problema) estado accao))
                     (when encontrou
                       (return (values (cons accao resto) t))))))))
    (values (visita (problema-estado-inicial problema)))))

;;; A fronteira da procura-A* é um heap binário de vectores (f ordem estado caminho).
;;; Com o mesmo f sai primeiro o nó que entrou em último lugar.

(defun no-antes-p (um outro)
  (or (< (aref um 0) (aref outro 0))
      (and (= (aref um 0) (aref outro 0))
           (> (aref um 1) (aref outro 1)))))

(defun heap-insere! (heap no)
  (vector-push-extend no heap)
  (do ((indice (1- (fill-pointer heap)))
       (pai 0))
      ((= indice 0) heap)
    (setf pai (floor (1- indice) 2))
    (unless (no-antes-p (aref heap indice) (aref heap pai))
      (return heap))
    (rotatef (aref heap indice) (aref heap pai))
    (setf indice pai)))

(defun heap-retira! (heap)
  (let ((primeiro (aref heap 0))
        (ultimo (vector-pop heap))
        (fim (fill-pointer heap))
        (indice 0))
    (when (> fim 0)
      (setf (aref heap 0) ultimo)
      (loop
        (let* ((filho (1+ (* 2 indice)))
               (outro (1+ filho)))
          (when (>= filho fim)
            (return))
          (when (and (< outro fim) (no-antes-p (aref heap outro) (aref heap filho)))
            (setf filho outro))
          (unless (no-antes-p (aref heap filho) (aref heap indice))
            (return))
          (rotatef (aref heap filho) (aref heap indice))
          (setf indice filho))))
    primeiro))

(defun procura-A* (problema heuristica)
  "A* em árvore, para qualquer problema. O objectivo é testado quando o nó sai da fronteira."
  (let ((heap (make-array 64 :adjustable t :fill-pointer 0))
        (ordem 0))
    (flet ((insere (estado caminho)
             (heap-insere! heap
                           (vector (+ (funcall (problema-custo-caminho problema) estado)
                                      (funcall heuristica estado))
                                   (incf ordem)
                                   estado
                                   caminho))))
      (insere (problema-estado-inicial problema) nil)
      (loop
        (when (= (fill-pointer heap) 0)
          (return nil))
        (let* ((no (heap-retira! heap))
               (estado (aref no 2))
               (caminho (aref no 3)))
          (when (funcall (problema-solucao problema) estado)
            (return (reverse caminho)))
          (dolist (accao (funcall (problema-accoes problema) estado))
            (insere (funcall (problema-resultado problema) estado accao)
                    (cons accao caminho))))))))

;;; -------------------------------------------------------------- procura-best
;;; Procura em feixe: de cada nível ficam os *feixe* estados mais promissores.

(defparameter *feixe* 20)

(defun heur-altura-geral (estado)
  (let ((soma 0))
    (dotimes (coluna *colunas* soma)
      (incf soma (tabuleiro-altura-coluna (estado-tabuleiro estado) coluna)))))

(defun heur-buracos (estado)
  (let ((tabuleiro (estado-tabuleiro estado))
        (soma 0))
    (dotimes (coluna *colunas* soma)
      (dotimes (linha (1- *linhas*))
        (when (and (not (tabuleiro-preenchido-p tabuleiro linha coluna))
                   (tabuleiro-preenchido-p tabuleiro (1+ linha) coluna))
          (incf soma))))))

(defun promessa (estado)
  "Quanto menor, melhor: os pontos contam mais do que buracos e alturas."
  (- (+ (* 40 (heur-buracos estado)) (* 5 (heur-altura-geral estado)))
     (estado-pontos estado)))

(defun primeiros (n lista)
  (subseq lista 0 (min n (length lista))))

(defun procura-best (array pecas)
  (let ((feixe (list (cons (make-estado :tabuleiro (array->tabuleiro array)
                                        :pecas-por-colocar pecas)
                           nil))))
    (dotimes (nivel (length pecas))
      (let ((filhos nil))
        (dolist (no feixe)
          (dolist (accao (accoes (car no)))
            (let ((estado (resultado (car no) accao)))
              (unless (tabuleiro-topo-preenchido-p (estado-tabuleiro estado))
                (push (list* (promessa estado) estado (cons accao (cdr no))) filhos)))))
        (setf feixe (mapcar #'cdr (primeiros *feixe* (sort filhos #'< :key #'car))))))
    (when feixe
      (reverse (cdr (first (sort feixe #'> :key #'(lambda (no) (estado-pontos (car no))))))))))

(load "utils.fas")
