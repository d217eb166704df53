;;;; A heuristic for Jogo do Cavalo. A node is (board parent points target depth).

(defun numeros (tabuleiro)
  (loop for linha in tabuleiro append (remove-if-not #'numberp linha)))

(defun dada (no)
  "The heuristic that the course gives: the points missing, divided by the mean of the numbers left."
  (let ((em-falta (- (fourth no) (third no)))
        (restantes (numeros (first no))))
    (cond ((<= em-falta 0) 0)
          ((or (null restantes) (zerop (reduce #'+ restantes))) 1000)
          (t (/ em-falta (/ (reduce #'+ restantes) (length restantes)))))))

(defun diferenca (estado)
  "Evaluation: the points of player 1 minus those of player 2. A state is (board (points1 points2) side)."
  (- (first (second estado)) (second (second estado))))
