;;;; Um projeto com a forma pedida nas disciplinas, para o jogo Dots and Boxes (dots): um package,
;;;; funções auxiliares e a função (jogar estado tempo), que devolve (jogada novo-estado).
;;;; O estado é (tabuleiro (caixas1 caixas2) jogador), e o tabuleiro é (horizontais verticais).

(defpackage :p-exemplo
  (:use :common-lisp)
  (:export :jogar))

(in-package :p-exemplo)

;;; Estado

(defun tabuleiro (estado) (first estado))
(defun caixas (estado) (second estado))
(defun jogador (estado) (third estado))

(defun horizontais (tabuleiro) (first tabuleiro))
(defun verticais (tabuleiro) (second tabuleiro))

(defun arco (tabuleiro tipo i j)
  "O valor de um arco, contado a partir de 1; 1 (desenhado) fora do tabuleiro."
  (let ((lista (nth (1- i) (if (eq tipo 'h) (horizontais tabuleiro) (verticais tabuleiro)))))
    (or (nth (1- j) lista) 1)))

(defun numero-linhas (tabuleiro) (length (first (verticais tabuleiro))))
(defun numero-colunas (tabuleiro) (length (first (horizontais tabuleiro))))

;;; Operadores

(defun desenhar-em (listas i j)
  (loop for lista in listas
        for linha from 1
        collect (if (= linha i)
                    (loop for valor in lista
                          for coluna from 1
                          collect (if (= coluna j) 1 valor))
                    lista)))

(defun desenhar (tabuleiro jogada)
  (destructuring-bind (tipo i j) jogada
    (if (eq tipo 'h)
        (list (desenhar-em (horizontais tabuleiro) i j) (verticais tabuleiro))
        (list (horizontais tabuleiro) (desenhar-em (verticais tabuleiro) i j)))))

(defun jogadas (tabuleiro)
  "Os arcos que faltam: as horizontais linha a linha, depois as verticais coluna a coluna."
  (flet ((em-falta (listas tipo)
           (loop for lista in listas
                 for i from 1
                 append (loop for valor in lista
                              for j from 1
                              when (eql valor 0) collect (list tipo i j)))))
    (append (em-falta (horizontais tabuleiro) 'h)
            (em-falta (verticais tabuleiro) 'v))))

(defun lados (tabuleiro linha coluna)
  "Quantos lados de uma caixa estão desenhados."
  (count-if #'plusp
            (list (arco tabuleiro 'h linha coluna)
                  (arco tabuleiro 'h (1+ linha) coluna)
                  (arco tabuleiro 'v coluna linha)
                  (arco tabuleiro 'v (1+ coluna) linha))))

(defun caixas-com (tabuleiro numero)
  "Quantas caixas têm este número de lados."
  (loop for linha from 1 to (numero-linhas tabuleiro)
        sum (loop for coluna from 1 to (numero-colunas tabuleiro)
                  count (= (lados tabuleiro linha coluna) numero))))

(defun novo-estado (estado jogada)
  "O estado depois de uma jogada. Quem fecha caixas volta a jogar."
  (let* ((antes (tabuleiro estado))
         (depois (desenhar antes jogada))
         (fechadas (- (caixas-com depois 4) (caixas-com antes 4)))
         (primeiro (eql (jogador estado) 1)))
    (list depois
          (list (+ (first (caixas estado)) (if primeiro fechadas 0))
                (+ (second (caixas estado)) (if primeiro 0 fechadas)))
          (cond ((plusp fechadas) (jogador estado))
                (primeiro 2)
                (t 1)))))

;;; Escolha da jogada

(defun avaliar (estado jogada)
  "As caixas que a jogada fecha, menos as que deixa com três lados ao adversario."
  (let* ((antes (tabuleiro estado))
         (depois (desenhar antes jogada))
         (fechadas (- (caixas-com depois 4) (caixas-com antes 4))))
    (- (* 10 fechadas) (if (plusp fechadas) 0 (caixas-com depois 3)))))

(defun jogar (estado tempo)
  "A melhor jogada a um nível. Termina muito antes do tempo, dado em milissegundos."
  (declare (ignore tempo))
  (let ((melhor nil) (valor nil))
    (dolist (jogada (jogadas (tabuleiro estado)))
      (let ((novo-valor (avaliar estado jogada)))
        (when (or (null valor) (> novo-valor valor))
          (setf melhor jogada valor novo-valor))))
    (format t "jogar: ~a vale ~a~%" melhor valor)
    (list melhor (novo-estado estado melhor))))
