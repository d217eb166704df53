@echo off
rem Runs Tabuleiro with this plug-in. TABULEIRO_HOME is where Tabuleiro was cloned to.
setlocal
if not defined TABULEIRO_HOME set "TABULEIRO_HOME={{home}}"
call mvn -q -B -ntp -f "%~dp0pom.xml" -Dmaven.test.skip=true package || exit /b 2
set "TABULEIRO_PLUGINS=%~dp0target\{{id}}.jar"
call "%TABULEIRO_HOME%\tabuleiro.cmd" %*
