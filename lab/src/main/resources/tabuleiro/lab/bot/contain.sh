# Runs a bot inside what the caller has set up: a session, or namespaces in which this shell is process 1.
# Arguments: LEVEL CELL SECONDS PROGRAM ARGUMENTS...
level=$1 cell=$2 seconds=$3
shift 3

# The referee sends this line when the guard knows the process: no bot runs without a guard.
read -r start || exit 1

hide() { mount -t tmpfs -o ro,size=4k tmpfs "$1" 2>/dev/null; }

private_files() {
  mount -t tmpfs -o size=64m,nr_inodes=20k,mode=755 tmpfs "$cell" || return 1
  mkdir -p "$cell/dev/shm" "$cell/home" || return 1
  for node in null zero full random urandom; do
    : >"$cell/dev/$node"
    mount --bind "/dev/$node" "$cell/dev/$node" || return 1
  done
  for link in fd:fd stdin:fd/0 stdout:fd/1 stderr:fd/2; do
    ln -s "/proc/self/${link#*:}" "$cell/dev/${link%%:*}"
  done
}

# Every other file system becomes read-only. One that refuses is hidden below an empty one.
read_only_files() {
  while read -r id parent device root target options rest; do
    case $target in "$cell" | "$cell"/* | /dev | /dev/* | /proc | /proc/* | /sys/fs/cgroup | /sys/fs/cgroup/*) continue ;; esac
    case $options in ro | ro,*) continue ;; esac
    target=$(printf '%b' "$(printf '%s' "$target" | sed 's/\\\([0-7]\)/\\0\1/g')")
    mount -o "remount,bind,ro,${options#rw,}" "$target" 2>/dev/null || hide "$target" || ! [ -e "$target" ] || return 1
  done </proc/self/mountinfo
}

if [ "$level" = sandbox ]; then
  private_files && read_only_files || exit 97
  mount --rbind "$cell/dev" /dev || exit 97
  ! [ -d /sys/fs/cgroup ] || hide /sys/fs/cgroup || exit 97
  mount -t proc -o ro proc /proc 2>/dev/null || mount -o remount,bind,ro /proc || exit 97
  export HOME="$cell/home" TMPDIR="$cell/home"
fi
case $level in
  sandbox | namespaces) set -- setpriv --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@" ;;
esac

{ ulimit -c 0; ulimit -n 256; ulimit -f 131072; ulimit -H -t $((seconds + 5)); ulimit -S -t "$seconds"; } 2>/dev/null

# This shell keeps no end of the pipes, so that the referee notices when the bot closes one. The bot starts, by a
# second line, when the referee has read that they are closed.
exec 3<&0
(read -r start && exec "$@" <&3 3<&-) <&3 &
exec 3<&- <&-
echo ready
exec >&- 2>&-
wait $!
exit $?
