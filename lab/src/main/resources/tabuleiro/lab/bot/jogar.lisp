;;;; Lets a course project play: loads the student's file and answers the lines of the protocol
;;;; UGI (docs/bot-protocol.md) by calling (jogar estado tempo), which returns (move new-state).
;;;;
;;;;   sbcl --script jogar.lisp FILE [PACKAGE]
;;;;   clisp -q jogar.lisp FILE [PACKAGE]
;;;;
;;;; The project may print what it likes: only this file writes to the standard output.

(defpackage :tabuleiro-jogar (:use :common-lisp))
(in-package :tabuleiro-jogar)

(defvar *input* #+sbcl sb-sys:*stdin* #+clisp (ext:make-stream :input)
  #-(or sbcl clisp) *standard-input*)
(defvar *output* #+sbcl sb-sys:*stdout* #+clisp (ext:make-stream :output)
  #-(or sbcl clisp) *standard-output*)
(defvar *errors* #+sbcl sb-sys:*stderr* #+clisp (ext:make-stream :error)
  #-(or sbcl clisp) *error-output*)
(defvar *seed* 0)
(defvar *first-random-state* (make-random-state nil))

(defun arguments ()
  ;; Some versions of SBCL keep the option and the name of this file.
  #+sbcl (let ((script (member "--script" sb-ext:*posix-argv* :test #'string=)))
           (if script (cddr script) (rest sb-ext:*posix-argv*)))
  #+clisp ext:*args*
  #-(or sbcl clisp) nil)

(defun leave (code)
  (finish-output *output*)
  (finish-output *errors*)
  #+sbcl (sb-ext:exit :code code :abort t)
  #+clisp (ext:exit code)
  #-(or sbcl clisp) code)

(defun fail (control &rest values)
  "Ends with one sentence. The referee shows it as the reason."
  (let ((*print-pretty* nil))
    (format *errors* "jogar: ~?~%" control values))
  (leave 2))

(defvar *nothing* (make-string-input-stream "") "What the project reads.")

(defmacro apart (&body body)
  "Runs code of the project. It cannot read or write lines of the protocol."
  `(let* ((*standard-input* *nothing*)
          (*standard-output* *errors*)
          (*trace-output* *errors*)
          (*terminal-io* (make-two-way-stream *standard-input* *errors*))
          (*query-io* *terminal-io*)
          (*debug-io* *terminal-io*))
     ,@body))

(defun one-line (condition)
  (if (and (typep condition 'end-of-file) (eq (stream-error-stream condition) *nothing*))
      "it asks for input; a bot cannot read from the keyboard, so remove that call"
      (substitute #\Space #\Newline (princ-to-string condition))))

;;; Loading

(defun utf-8-p (file)
  "Whether all bytes of a file are UTF-8. Older projects are often in Latin-1."
  (with-open-file (in file :element-type '(unsigned-byte 8))
    (loop with more = 0
          for byte = (read-byte in nil)
          while byte
          do (cond ((plusp more)
                    (unless (= (logand byte #xC0) #x80) (return nil))
                    (decf more))
                   ((< byte #x80))
                   ((= (logand byte #xE0) #xC0) (setf more 1))
                   ((= (logand byte #xF0) #xE0) (setf more 2))
                   ((= (logand byte #xF8) #xF0) (setf more 3))
                   (t (return nil)))
          finally (return (zerop more)))))

(defun load-project (file)
  "Loads and compiles a file, without the remarks of the compiler."
  (let ((*package* (find-package :common-lisp-user))
        (*error-output* (make-broadcast-stream))
        (*load-verbose* nil)
        (*compile-verbose* nil)
        (*compile-print* nil)
        (*default-pathname-defaults*
          (merge-pathnames (make-pathname :name nil :type nil :version nil :defaults file)))
        (format #+sbcl (if (utf-8-p file) :utf-8 :latin-1)
                #+clisp (if (utf-8-p file) charset:utf-8 charset:iso-8859-1)
                #-(or sbcl clisp) :default))
    (handler-case
        (handler-bind ((warning #'muffle-warning))
          (apart #+clisp (load file :external-format format :compiling t)
                 #-clisp (load file :external-format format)))
      (serious-condition (condition)
        (fail "~a cannot be loaded: ~a" (file-namestring file) (one-line condition))))))

(defun jogar-in (package)
  "The function of a package, or NIL."
  (let ((symbol (find-symbol "JOGAR" package)))
    (and symbol (fboundp symbol) symbol)))

(defun named-package (name)
  (or (find-package (string-upcase name))
      (find-package name)
      (fail "the project defines no package ~a; it defines ~:[none~;~:*~{~a~^, ~}~]" name
            (new-package-names))))

(defvar *packages-before* nil)

(defun new-packages ()
  (set-difference (list-all-packages) *packages-before*))

(defun new-package-names ()
  (sort (mapcar #'package-name (new-packages)) #'string<))

(defun find-jogar (name)
  "The student's function: in the named package, or in the only one that has it."
  (if name
      (or (jogar-in (named-package name))
          (fail "package ~a has no function jogar; define (defun jogar (estado tempo) ...) there"
                name))
      (let ((found (remove-duplicates
                    (remove nil (mapcar #'jogar-in
                                        (cons (find-package :common-lisp-user)
                                              (new-packages)))))))
        (cond ((null found)
               (fail "the project has no function jogar; define (defun jogar (estado tempo) ...)"))
              ((rest found)
               (fail "several packages have a function jogar; add one of them after the file: ~
                      ~{~a~^, ~}"
                     (sort (mapcar (lambda (symbol) (package-name (symbol-package symbol))) found)
                           #'string<)))
              (t (first found))))))

;;; Moves

(defun split-forms (text)
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

(defun words-of (text)
  "The words of a text in small letters, without parentheses."
  (split-forms (string-downcase (substitute-if #\Space (lambda (c) (find c "()")) text))))

(defun move-text (move)
  "A move as one form on one line: symbols without their package, texts without quotes."
  (cond ((stringp move) move)
        ((symbolp move) (string-downcase (symbol-name move)))
        ((consp move) (format nil "(~{~a~^ ~})" (mapcar #'move-text (proper move))))
        (t (princ-to-string move))))

(defun proper (list)
  "The items of a list, also of one that ends in a dotted pair."
  (loop for rest = list then (cdr rest)
        while (consp rest)
        collect (car rest) into items
        finally (return (if rest (append items (list rest)) items))))

(defun legal-move (move legal)
  "The legal move with the same words, or NIL."
  (let ((words (words-of (move-text move))))
    (find-if (lambda (text) (equal (words-of text) words)) legal)))

(defun pass (legal)
  "The legal pass: the move of that name, or the only move."
  (or (find "pass" legal :test #'string-equal)
      (and (null (rest legal)) (first legal))))

(defun passes-p (move)
  (or (null move)
      (member (move-text move) '("pass" "passa" "passo" "passar" "()") :test #'string-equal)))

(defun chosen-move (result legal)
  "The move of (move new-state) as text. Of a whole turn, the first move: the referee asks again."
  (let ((move (if (consp result) (first result) result)))
    (or (and (passes-p move) (pass legal))
        (legal-move move legal)
        (and (consp move) (consp (first move)) (legal-move (first move) legal))
        (legal-move result legal)
        (one-form (substitute #\Space #\Newline (move-text move))))))

(defun one-form (text)
  "A text that the referee reads as one move: in parentheses if it has several words."
  (if (rest (split-forms text)) (format nil "(~a)" text) text))

;;; The protocol

(defun value (words name otherwise)
  "The number after a word, or another one if the word is not there."
  (let ((text (second (member name words :test #'string=))))
    (or (and text (parse-integer text :junk-allowed t)) otherwise)))

(defun thinking-time (words)
  "The milliseconds for this move: given as movetime, or a small part of the shorter clock."
  (let ((clock (min (value words "p1time" 30000) (value words "p2time" 30000))))
    (value words "movetime" (max 1 (floor clock 30)))))

(defun set-random-state (position)
  "Makes random choices depend on the seed and the position only, so that a game can be repeated."
  (let ((hash (mod *seed* 1000003)))
    (loop for c across position
          do (setf hash (mod (+ (* 31 hash) (char-code c)) 1000003)))
    #+sbcl (setf *random-state* (sb-ext:seed-random-state hash))
    #-sbcl (progn
             (setf *random-state* (make-random-state *first-random-state*))
             (loop repeat (mod hash 1009) do (random 2)))))

(defun read-state (position package)
  (handler-case
      (with-standard-io-syntax
        (let ((*read-eval* nil) (*package* package))
          (read-from-string position)))
    (error (condition) (fail "the position cannot be read: ~a" (one-line condition)))))

(defun answer (function position legal words)
  (set-random-state position)
  (let* ((package (symbol-package function))
         (state (read-state position package))
         (*package* package)
         (*read-eval* nil))
    (handler-case
        (chosen-move (apart (let ((*error-output* *errors*))
                              (funcall function state (thinking-time words))))
                     legal)
      (serious-condition (condition)
        (fail "(jogar ~a ~a) failed: ~a" position (thinking-time words) (one-line condition))))))

(defun say (control &rest values)
  (let ((*print-pretty* nil))
    (format *output* "~?~%" control values))
  (finish-output *output*))

(defun talk (function name)
  (loop with position = "" and legal = '()
        for line = (read-line *input* nil "quit")
        for words = (split-forms line)
        for command = (or (first words) "")
        until (string= command "quit")
        do (flet ((is (name) (string= command name)))
             (cond ((is "ugi")
                    (say "id name ~a" name)
                    (say "option name seed type spin default 0 min 0 max 2147483647")
                    (say "ugiok"))
                   ((is "isready") (say "readyok"))
                   ((is "setoption") (setf *seed* (value words "value" *seed*)))
                   ((is "position") (setf position (subseq line 9)))
                   ((is "legal") (setf legal (rest words)))
                   ((is "go") (say "bestmove ~a" (answer function position legal words)))))))

(defun main ()
  (let ((file (first (arguments))) (name (second (arguments))))
    (unless file (fail "usage: jogar.lisp FILE [PACKAGE]"))
    (unless (probe-file file) (fail "there is no file ~a" file))
    (setf *packages-before* (list-all-packages))
    (load-project (probe-file file))
    (let ((function (find-jogar (and name (string/= name "") name))))
      (talk function (or (and name (string/= name "") name) (pathname-name file))))
    (leave 0)))

(main)
