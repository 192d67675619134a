import { guideWebServer, knownImages } from '../../catalog/workload/containers.ts'
import { logMonitor } from '../../catalog/workload/resources.ts'
import type { Explanation } from '../../model/artifact.ts'
import type { Scenario } from '../../model/scenario.ts'

export interface ContainerCommand {
  readonly command: readonly string[]
  readonly why: Explanation
}

type Choice = Pick<Scenario, 'image' | 'containerPort' | 'isolation' | 'logMonitor'>

/** What the container runs, where the image does not bring it or LogMonitor wraps it. */
export function containerCommand(scenario: Choice): ContainerCommand | undefined {
  const own = ownCommand(scenario)
  if (!scenario.logMonitor) return own
  const wrapped = own?.command ?? entryPointOf(scenario.image)
  if (!wrapped) return undefined
  return {
    command: [logMonitor.value.program, ...wrapped],
    why: {
      text: `LogMonitor starts the program and prints its logs. The image must contain ${logMonitor.value.directory}.`,
      decisions: ['logMonitor', 'image'],
      sources: logMonitor.sources,
    },
  }
}

function ownCommand({ image, containerPort }: Choice): ContainerCommand | undefined {
  const repository = repositoryOf(image)
  if (endsWithPath(repository, knownImages.servercore.value)) {
    return {
      command: ['powershell.exe', '-command', webServer(containerPort)],
      why: {
        text: 'The image runs nothing by itself; this is the web server of the Kubernetes guide. Kubernetes turns each $$ into one $.',
        decisions: ['image', 'containerPort'],
        sources: guideWebServer.sources,
      },
    }
  }
  if (endsWithPath(repository, knownImages.hostProcessBase.value)) {
    return {
      command: ['powershell.exe', '-command', hostReport],
      why: {
        text: 'The image is empty; the container runs a program of the node. Put your agent in its place.',
        decisions: ['image'],
        sources: knownImages.hostProcessBase.sources,
      },
    }
  }
  return undefined
}

const entryPointOf = (image: string) =>
  endsWithPath(repositoryOf(image), knownImages.iis.value.repository)
    ? knownImages.iis.value.entryPoint
    : undefined

const endsWithPath = (repository: string, path: string) =>
  repository === path || repository.endsWith(`/${path}`)

/** The reference without digest and tag. */
function repositoryOf(image: string): string {
  const name = image.split('@', 1)[0] ?? ''
  const colon = name.lastIndexOf(':')
  return colon > name.lastIndexOf('/') ? name.slice(0, colon) : name
}

/** Reports the node's services once a minute. */
const hostReport =
  'while ($$true) { Get-Service | Where-Object Status -eq Running | Format-Table -AutoSize ; Start-Sleep -Seconds 60 }'

/** The guide's program, with `$$` where Kubernetes would otherwise look for variables. */
const webServer = (port: number) =>
  [
    '<#code used from https://gist.github.com/19WAS85/5424431#>',
    '$$listener = New-Object System.Net.HttpListener',
    `$$listener.Prefixes.Add('http://*:${port}/')`,
    '$$listener.Start()',
    '$$callerCounts = @{}',
    `Write-Host('Listening at http://*:${port}/')`,
    'while ($$listener.IsListening) { $$context = $$listener.GetContext()',
    '$$requestUrl = $$context.Request.Url',
    '$$clientIP = $$context.Request.RemoteEndPoint.Address',
    '$$response = $$context.Response',
    "Write-Host ''",
    "Write-Host('> {0}' -f $$requestUrl)",
    '$$count = 1',
    '$$k=$$callerCounts.Get_Item($$clientIP)',
    'if ($$k -ne $$null) { $$count += $$k }',
    '$$callerCounts.Set_Item($$clientIP, $$count)',
    '$$ip=(Get-NetAdapter | Get-NetIpAddress)',
    "$$header='<html><body><H1>Windows Container Web Server</H1>'",
    "$$callerCountsString=''",
    "$$callerCounts.Keys | % { $$callerCountsString+='<p>IP {0} callerCount {1} ' -f $$ip[1].IPAddress,$$callerCounts.Item($$_) }",
    "$$footer='</body></html>'",
    "$$content='{0}{1}{2}' -f $$header,$$callerCountsString,$$footer",
    'Write-Output $$content',
    '$$buffer = [System.Text.Encoding]::UTF8.GetBytes($$content)',
    '$$response.ContentLength64 = $$buffer.Length',
    '$$response.OutputStream.Write($$buffer, 0, $$buffer.Length)',
    '$$response.Close()',
    '$$responseStatus = $$response.StatusCode',
    "Write-Host('< {0}' -f $$responseStatus) }",
  ].join(' ; ')
