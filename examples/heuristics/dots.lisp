;;;; Heuristics for Dots and Boxes, written like a project of the course.
;;;; A node is (board g h parent target); the board is (horizontals verticals).

(defpackage :dots-exemplo (:use :common-lisp))
(in-package :dots-exemplo)

(defun no-estado (no) (first no))
(defun no-objetivo (no) (fifth no))
(defun arcos-horizontais (tabuleiro) (first tabuleiro))
(defun arcos-verticais (tabuleiro) (second tabuleiro))

(defun fechadas-na-linha (cima baixo verticais linha)
  "How many boxes between two rows of horizontal arcs are closed."
  (let ((contagem 0))
    (loop for c in cima
          for b in baixo
          for (esquerda direita) on verticais
          do (when (and (= c 1) (= b 1)
                        (= (nth linha esquerda) 1) (= (nth linha direita) 1))
               (incf contagem)))
    contagem))

(defun caixas-fechadas (tabuleiro total)
  "How many boxes are closed, added to a total."
  (loop for (cima baixo) on (arcos-horizontais tabuleiro)
        for linha from 0
        while baixo
        do (incf total (fechadas-na-linha cima baixo (arcos-verticais tabuleiro) linha)))
  total)

(defun dada (no)
  "The heuristic that the course gives: the boxes that are still to be closed."
  (- (no-objetivo no) (caixas-fechadas (no-estado no) 0)))

(defun metade (no)
  "One arc closes at most two boxes, so this one is admissible."
  (max 0 (ceiling (dada no) 2)))

(defun diferenca (estado)
  "Evaluation: the boxes of player 1 minus those of player 2. A state is (board (boxes1 boxes2) side)."
  (- (first (second estado)) (second (second estado))))
