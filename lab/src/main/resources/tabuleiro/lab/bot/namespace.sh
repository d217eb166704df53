# Starts process 1 of a new process namespace, and ends with it. It dies when this shell does.
# Arguments: PROGRAM ARGUMENTS...
exec 3<&0
setpriv --pdeathsig KILL -- "$@" <&3 3<&- &
exec 3<&- <&-
echo ready
exec >&- 2>&-
wait $!
exit $?
