;;;; Heuristics for Problema do Quatro. A node is (state depth value), a state (board reserve).

(defun linha-coluna (tabuleiro linha coluna) (nth coluna (nth linha tabuleiro)))

(defun linhas-do-tabuleiro (tabuleiro &aux linhas)
  "All rows, columns and diagonals."
  (dotimes (i 4)
    (push (nth i tabuleiro) linhas)
    (push (mapcar (lambda (linha) (nth i linha)) tabuleiro) linhas))
  (push (loop for i below 4 collect (linha-coluna tabuleiro i i)) linhas)
  (push (loop for i below 4 collect (linha-coluna tabuleiro i (- 3 i))) linhas)
  linhas)

(defun mais-iguais (linha valores)
  "The most pieces of a line that share one of the values."
  (loop for valor in valores
        maximize (count-if (lambda (peca) (and (listp peca) (member valor peca))) linha)))

(defun dada (no)
  "The heuristic that the course gives: 4 minus the most pieces in a line that share a value."
  (let ((valores '(branca preta redonda quadrada alta baixa oca cheia)))
    (- 4 (loop for linha in (linhas-do-tabuleiro (first (first no)))
               maximize (mais-iguais linha valores)))))

(defun ameacas (no)
  "Evaluation: lines with three pieces that share a value, good for the player to move."
  (let ((valores '(branca preta redonda quadrada alta baixa oca cheia)))
    (* (if (= (fourth no) 1) 100 -100)
       (count-if (lambda (linha) (and (= (count 0 linha) 1) (= (mais-iguais linha valores) 3)))
                 (linhas-do-tabuleiro (first (first no)))))))
