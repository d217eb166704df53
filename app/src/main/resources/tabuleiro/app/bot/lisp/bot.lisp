;;;; A bot for any game of Tabuleiro: it plays a random legal move.
;;;; It runs in SBCL (sbcl --script bot.lisp) and CLISP (clisp -q bot.lisp).

(defvar *seed* 0 "The referee sets it, so that games can be repeated.")

;;; WRITE YOUR BOT HERE. Return one of the moves in LEGAL, within MILLIS milliseconds.
;;; POSITION is the whole position as text; (read-from-string position) makes a list of it.
;;; LEGAL is a list of texts: every legal move, at least one.
(defun choose (position legal millis)
  (declare (ignorable millis))
  (let ((hash *seed*))
    (loop for c across position
          do (setf hash (mod (+ (* 31 hash) (char-code c)) 1000003)))
    (nth (mod hash (length legal)) legal)))

(defun split (text)
  "Divides \"a (h 1 2) b\" into \"a\", \"(h 1 2)\" and \"b\"."
  (let ((parts '()) (depth 0) (start nil))
    (loop for i from 0 to (length text)
          for c = (if (< i (length text)) (char text i) #\Space)
          do (case c (#\( (incf depth)) (#\) (decf depth)))
             (if (and (member c '(#\Space #\Tab #\Return)) (<= depth 0))
                 (when start
                   (push (subseq text start i) parts)
                   (setf start nil))
                 (unless start (setf start i))))
    (nreverse parts)))

(defun value (words name otherwise)
  "The number after a word, or another one if the word is not there."
  (let ((text (second (member name words :test #'string=))))
    (or (and text (parse-integer text :junk-allowed t)) otherwise)))

(defun thinking-time (words)
  "The time for this move: given as movetime, or a small part of the shorter clock."
  (let ((clock (min (value words "p1time" 30000) (value words "p2time" 30000))))
    (value words "movetime" (floor clock 30))))

(defun main ()
  (loop with position = "" and legal = '()
        for line = (read-line *standard-input* nil "quit")
        for words = (split line)
        for command = (or (first words) "")
        until (string= command "quit")
        do (flet ((is (name) (string= command name)))
             (cond ((is "ugi")
                    (format t "id name {{name}}~%option name seed type spin default 0 ~
                               min 0 max 2147483647~%ugiok~%"))
                   ((is "isready") (format t "readyok~%"))
                   ((is "setoption") (setf *seed* (value words "value" *seed*)))
                   ((is "position") (setf position (subseq line 9)))
                   ((is "legal") (setf legal (rest words)))
                   ((is "go") (format t "bestmove ~a~%"
                                      (choose position legal (thinking-time words)))))
             (finish-output))))
(main)
