#!/bin/sh
# Starts the Chromium of $CHROMIUM behind everything else, so that three busy pages do not take the processors from the
# servers that they ask, or from the clusters that are tested beside them. Linux shares processors between sessions
# first (the first line), elsewhere only between processes (the second).
{ echo 5 >/proc/self/autogroup; } 2>/dev/null
exec nice -n 5 "$CHROMIUM" "$@"
