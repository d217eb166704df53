;;;; Heuristics for IA-Tetris, over the abstract types of the course.

(defun altura-geral (estado)
  "The sum of the heights of all columns."
  (loop for coluna below 10
        sum (tabuleiro-altura-coluna (estado-tabuleiro estado) coluna)))

(defun buracos (estado)
  "The empty cells directly below a filled one."
  (let ((tabuleiro (estado-tabuleiro estado))
        (soma 0))
    (dotimes (linha 17 soma)
      (dotimes (coluna 10)
        (when (and (not (tabuleiro-preenchido-p tabuleiro linha coluna))
                   (tabuleiro-preenchido-p tabuleiro (1+ linha) coluna))
          (incf soma))))))
