import { testLint } from '../../../testing/test-lint.ts'
import { logMonitorStart } from './log-monitor-start.ts'

const image = (...steps: readonly string[]) =>
  `FROM mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2022
COPY LogMonitor.exe LogMonitorConfig.json C:/LogMonitor/
WORKDIR C:/LogMonitor
${steps.join('\n')}
`
const shell = String.raw`SHELL ["C:\\LogMonitor\\LogMonitor.exe", "powershell.exe"]`
const monitor = String.raw`C:\\ServiceMonitor.exe`

testLint(logMonitorStart, {
  valid: [
    {
      name: 'a start without brackets',
      text: image(shell, 'ENTRYPOINT C:\\ServiceMonitor.exe w3svc'),
    },
    {
      name: 'LogMonitor in the list',
      text: image(
        shell,
        String.raw`ENTRYPOINT ["C:\\LogMonitor\\LogMonitor.exe", "C:\\ServiceMonitor.exe", "w3svc"]`,
      ),
    },
    {
      name: 'a program behind LogMonitor as the entry point',
      text: image(
        shell,
        String.raw`ENTRYPOINT ["C:\\LogMonitor\\LogMonitor.exe"]`,
        `CMD ["${monitor}", "w3svc"]`,
      ),
    },
    {
      name: 'another shell at last',
      text: image(shell, 'SHELL ["powershell", "-Command"]', `ENTRYPOINT ["${monitor}", "w3svc"]`),
    },
    { name: 'no LogMonitor', text: image(`ENTRYPOINT ["${monitor}", "w3svc"]`) },
    {
      name: 'another stage',
      text: `${image(shell)}FROM mcr.microsoft.com/windows/servercore:ltsc2022\nCMD ["a.exe"]\n`,
    },
  ],
  invalid: [
    {
      name: 'an entry point as a list',
      text: image(shell, `ENTRYPOINT ["${monitor}", "w3svc"]`),
      messages: [/ServiceMonitor\.exe.*LogMonitor, which SHELL names, is not started/],
      severity: 'warning',
    },
    {
      name: 'a command as a list',
      text: image(shell, 'EXPOSE 80', 'cmd ["dotnet", "web.dll"]'),
      messages: [/dotnet/],
    },
  ],
})
