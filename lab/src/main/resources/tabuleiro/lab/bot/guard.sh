# Ends the bots of a referee that is gone. Reads "add PID" and "remove PID" from the referee; the end of the input
# means that the referee has ended, however that happened.
# Arguments: MARK FOLDER
mark=$1 folder=$2
trap '' HUP INT TERM
pids=

end_tree() {
  for child in $(pgrep -P "$1"); do
    end_tree "$child"
  done
  kill -9 "$1"
}

while read -r verb pid; do
  case $verb in
    add) pids="$pids $pid" ;;
    remove)
      left=
      for p in $pids; do [ "$p" = "$pid" ] || left="$left $p"; done
      pids=$left
      ;;
  esac
done

for pid in $pids; do
  kill -9 -- "-$pid"
  end_tree "$pid"
done
# Those that left the session still have the mark in their environment.
for file in /proc/[0-9]*/environ; do
  if grep -qs "$mark" "$file"; then
    pid=${file#/proc/}
    kill -9 "${pid%/environ}"
  fi
done
rm -f "$folder"/*.lisp
rmdir "$folder/cell" "$folder"
