;;;; Heuristics for Blokus Uno. A node is (board depth parent hand1 hand2 h target).

(defun no-estado (no) (first no))
(defun no-objetivo (no) (seventh no))

(defun casas-preenchidas (tabuleiro total)
  "How many cells are filled, added to a total."
  (dolist (linha tabuleiro total)
    (dolist (casa linha)
      (when (eql casa 1) (incf total)))))

(defun dada (no)
  "The heuristic that the course gives: the cells that are still to be filled."
  (- (no-objetivo no) (casas-preenchidas (no-estado no) 0)))

(defun um-quarto (no)
  "No piece has more than four cells, so this one is admissible."
  (max 0 (ceiling (dada no) 4)))

(defun diferenca (tabuleiro)
  "Evaluation: the cells of player 1 minus those of player 2."
  (let ((soma 0))
    (dolist (linha tabuleiro soma)
      (dolist (casa linha)
        (case casa
          (1 (incf soma))
          (2 (decf soma)))))))
