@echo off
rem Starts Tabuleiro on Windows. Builds it first if it has never been built or its sources are newer.
setlocal
set "HERE=%~dp0"
set "JAR=%HERE%app\target\tabuleiro.jar"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"

"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo tabuleiro: a JDK of at least 17 is needed; set JAVA_HOME to one 1>&2
  exit /b 4
)

powershell -NoProfile -Command "$jar = Get-Item -ErrorAction SilentlyContinue '%JAR%'; if (-not $jar) { exit 1 }; $new = Get-ChildItem -Recurse -File '%HERE%pom.xml','%HERE%bench\signature.txt','%HERE%core\pom.xml','%HERE%games\pom.xml','%HERE%search\pom.xml','%HERE%lab\pom.xml','%HERE%app\pom.xml','%HERE%core\src\main','%HERE%games\src\main','%HERE%search\src\main','%HERE%lab\src\main','%HERE%app\src\main' | Where-Object LastWriteTime -gt $jar.LastWriteTime | Select-Object -First 1; if ($new) { exit 1 }"
if errorlevel 1 (
  echo tabuleiro: building, please wait ... 1>&2
  pushd "%HERE%"
  for /f %%c in ('git describe --always --dirty --abbrev^=40 --exclude * 2^>nul') do set "COMMIT=%%c"
  if not defined COMMIT set "COMMIT=unknown"
  call mvn -q -B -ntp -Dquick "-Dtabuleiro.commit=%%COMMIT%%" -pl app -am package 1>&2
  if errorlevel 1 (
    popd
    echo tabuleiro: the build failed 1>&2
    exit /b 70
  )
  popd
)

rem The width of the console, as an exit code: Java cannot measure it. It is 0 if the output goes to a file or pipe.
powershell -NoProfile -Command "if ([Console]::IsOutputRedirected) { exit 0 }; try { exit [Console]::WindowWidth } catch { exit 0 }"
set "COLUMNS=%ERRORLEVEL%"
set "CLASSES=%JAR%"
if defined TABULEIRO_PLUGINS set "CLASSES=%JAR%;%TABULEIRO_PLUGINS%"
"%JAVA%" -XX:+UseSerialGC -Xshare:auto -Dstdout.encoding=UTF-8 "-Dtabuleiro.columns=%COLUMNS%" "-Dtabuleiro.home=%HERE:~0,-1%" "-Dtabuleiro.plugins=%TABULEIRO_PLUGINS%" %TABULEIRO_JVM% -cp "%CLASSES%" tabuleiro.app.Main %*
if errorlevel 1 exit /b %ERRORLEVEL%
rem A new project needs core and testkit in the local Maven repository.
if "%~1"=="new-game" (
  pushd "%HERE%"
  call mvn -q -B -ntp -Dquick -pl core,testkit -am install 1>&2
  popd
)
exit /b %ERRORLEVEL%
