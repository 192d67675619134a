import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { workload } from './workload.ts'

const text = (given: Partial<Choices> = {}, base?: PresetId) =>
  contentOf(workload, given, base).content?.text ?? ''

test('the current preset', () => {
  expect(text()).toMatchInlineSnapshot(`
    "apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: win-webserver
      namespace: default
      labels:
        app: win-webserver
    spec:
      replicas: 2
      selector:
        matchLabels:
          app: win-webserver
      template:
        metadata:
          labels:
            app: win-webserver
        spec:
          os:
            name: windows
          nodeSelector:
            kubernetes.io/os: windows
            kubernetes.io/arch: amd64
            node.kubernetes.io/windows-build: 10.0.26100
          tolerations:
            - key: os
              operator: Equal
              value: windows
              effect: NoSchedule
          containers:
            - name: win-webserver
              image: mcr.microsoft.com/windows/servercore/iis:windowsservercore-ltsc2025
              ports:
                - containerPort: 80
              resources:
                limits:
                  cpu: '1'
                  memory: 800Mi
              readinessProbe:
                httpGet:
                  path: /
                  port: 80
                initialDelaySeconds: 15
                periodSeconds: 10
                timeoutSeconds: 5
    "
  `)
  expect(contentOf(workload).path).toBe('cluster/deployment.yaml')
})

test('the guide of 1.20', () =>
  expect(text({}, 'docs-1.20-flannel')).toMatchInlineSnapshot(`
  "apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: win-webserver
    namespace: default
    labels:
      app: win-webserver
  spec:
    replicas: 2
    selector:
      matchLabels:
        app: win-webserver
    template:
      metadata:
        labels:
          app: win-webserver
      spec:
        runtimeClassName: windows-2019
        nodeSelector:
          kubernetes.io/os: windows
          kubernetes.io/arch: amd64
          node.kubernetes.io/windows-build: 10.0.17763
        tolerations:
          - key: os
            operator: Equal
            value: windows
            effect: NoSchedule
        containers:
          - name: win-webserver
            image: mcr.microsoft.com/windows/servercore:ltsc2019
            command:
              - powershell.exe
              - -command
              - <#code used from https://gist.github.com/19WAS85/5424431#> ; $$listener = New-Object System.Net.HttpListener ; $$listener.Prefixes.Add('http://*:80/') ; $$listener.Start() ; $$callerCounts = @{} ; Write-Host('Listening at http://*:80/') ; while ($$listener.IsListening) { $$context = $$listener.GetContext() ; $$requestUrl = $$context.Request.Url ; $$clientIP = $$context.Request.RemoteEndPoint.Address ; $$response = $$context.Response ; Write-Host '' ; Write-Host('> {0}' -f $$requestUrl) ; $$count = 1 ; $$k=$$callerCounts.Get_Item($$clientIP) ; if ($$k -ne $$null) { $$count += $$k } ; $$callerCounts.Set_Item($$clientIP, $$count) ; $$ip=(Get-NetAdapter | Get-NetIpAddress) ; $$header='<html><body><H1>Windows Container Web Server</H1>' ; $$callerCountsString='' ; $$callerCounts.Keys | % { $$callerCountsString+='<p>IP {0} callerCount {1} ' -f $$ip[1].IPAddress,$$callerCounts.Item($$_) } ; $$footer='</body></html>' ; $$content='{0}{1}{2}' -f $$header,$$callerCountsString,$$footer ; Write-Output $$content ; $$buffer = [System.Text.Encoding]::UTF8.GetBytes($$content) ; $$response.ContentLength64 = $$buffer.Length ; $$response.OutputStream.Write($$buffer, 0, $$buffer.Length) ; $$response.Close() ; $$responseStatus = $$response.StatusCode ; Write-Host('< {0}' -f $$responseStatus) }
            ports:
              - containerPort: 80
            resources:
              limits:
                cpu: '1'
                memory: 800Mi
  "
`))

test('a HostProcess agent', () => {
  expect(text({}, 'hostprocess')).toMatchInlineSnapshot(`
    "apiVersion: apps/v1
    kind: DaemonSet
    metadata:
      name: node-agent
      namespace: kube-system
      labels:
        app: node-agent
    spec:
      selector:
        matchLabels:
          app: node-agent
      template:
        metadata:
          labels:
            app: node-agent
        spec:
          os:
            name: windows
          nodeSelector:
            kubernetes.io/os: windows
            kubernetes.io/arch: amd64
          tolerations:
            - key: os
              operator: Equal
              value: windows
              effect: NoSchedule
          hostNetwork: true
          securityContext:
            windowsOptions:
              hostProcess: true
              runAsUserName: NT AUTHORITY\\SYSTEM
          containers:
            - name: node-agent
              image: mcr.microsoft.com/oss/kubernetes/windows-host-process-containers-base-image:v1.0.0
              command:
                - powershell.exe
                - -command
                - while ($$true) { Get-Service | Where-Object Status -eq Running | Format-Table -AutoSize ; Start-Sleep -Seconds 60 }
              resources:
                limits:
                  cpu: '1'
                  memory: 800Mi
    "
  `)
  expect(contentOf(workload, {}, 'hostprocess').path).toBe('cluster/daemonset.yaml')
})

test('the Hyper-V experiment has the annotation', () =>
  expect(text({}, 'hyperv-1.14')).toMatchInlineSnapshot(`
    "apiVersion: apps/v1
    kind: Deployment
    metadata:
      name: test
      namespace: default
      labels:
        app: test
    spec:
      replicas: 1
      selector:
        matchLabels:
          app: test
      template:
        metadata:
          labels:
            app: test
          annotations:
            experimental.windows.kubernetes.io/isolation-type: hyperv
        spec:
          nodeSelector:
            kubernetes.io/os: windows
            kubernetes.io/arch: amd64
          containers:
            - name: test
              image: mcr.microsoft.com/windows/servercore:1709
              command:
                - powershell.exe
                - -command
                - <#code used from https://gist.github.com/19WAS85/5424431#> ; $$listener = New-Object System.Net.HttpListener ; $$listener.Prefixes.Add('http://*:80/') ; $$listener.Start() ; $$callerCounts = @{} ; Write-Host('Listening at http://*:80/') ; while ($$listener.IsListening) { $$context = $$listener.GetContext() ; $$requestUrl = $$context.Request.Url ; $$clientIP = $$context.Request.RemoteEndPoint.Address ; $$response = $$context.Response ; Write-Host '' ; Write-Host('> {0}' -f $$requestUrl) ; $$count = 1 ; $$k=$$callerCounts.Get_Item($$clientIP) ; if ($$k -ne $$null) { $$count += $$k } ; $$callerCounts.Set_Item($$clientIP, $$count) ; $$ip=(Get-NetAdapter | Get-NetIpAddress) ; $$header='<html><body><H1>Windows Container Web Server</H1>' ; $$callerCountsString='' ; $$callerCounts.Keys | % { $$callerCountsString+='<p>IP {0} callerCount {1} ' -f $$ip[1].IPAddress,$$callerCounts.Item($$_) } ; $$footer='</body></html>' ; $$content='{0}{1}{2}' -f $$header,$$callerCountsString,$$footer ; Write-Output $$content ; $$buffer = [System.Text.Encoding]::UTF8.GetBytes($$content) ; $$response.ContentLength64 = $$buffer.Length ; $$response.OutputStream.Write($$buffer, 0, $$buffer.Length) ; $$response.Close() ; $$responseStatus = $$response.StatusCode ; Write-Host('< {0}' -f $$responseStatus) }
              ports:
                - containerPort: 80
              resources:
                limits:
                  cpu: '1'
                  memory: 800Mi
    "
  `))

describe('isolation', () => {
  test('a handler of containerd gives Hyper-V, an annotation no longer', () => {
    const file = text({ kubernetesVersion: '1.30', isolation: 'hyperv' })
    expect(file).toContain('runtimeClassName: windows-2025-hyperv')
    expect(file).not.toContain('isolation-type')
    expect(file).not.toContain('windows-build')
  })

  test('the annotation ends with its gate', () =>
    expect(
      text({ kubernetesVersion: '1.21', isolation: 'hyperv', containerRuntime: 'docker' }),
    ).not.toContain('isolation-type'))

  test('before its field a HostProcess pod is an ordinary one', () =>
    expect(text({ kubernetesVersion: '1.21' }, 'hostprocess')).not.toMatch(
      /hostNetwork|hostProcess/,
    ))
})

test('user and GMSA are fields as soon as the API has them', () => {
  const given = { runAsUserName: 'ContainerUser', gmsaCredentialSpec: 'webapp1' }
  expect(text({ ...given, kubernetesVersion: '1.14' })).toContain(
    'pod.alpha.windows.kubernetes.io/gmsa-credential-spec-name: webapp1',
  )
  expect(text({ ...given, kubernetesVersion: '1.14' })).not.toContain('securityContext')
  expect(text({ ...given, kubernetesVersion: '1.15' })).toContain('gmsaCredentialSpecName: webapp1')
  expect(text({ ...given, kubernetesVersion: '1.15' })).not.toContain('runAsUserName')
  expect(text({ ...given, kubernetesVersion: '1.16' })).toContain('runAsUserName: ContainerUser')
})

test('the older of node and API server decides on fields', () =>
  expect(text({ kubernetesVersion: '1.24', controlPlaneVersion: '1.22' })).not.toMatch(/^ +os:/m))

test('tolerations follow the taint', () => {
  expect(text({ nodeTaint: '' })).not.toContain('tolerations')
  expect(text({ nodeTaint: 'pool:NoExecute' })).toContain(
    'tolerations:\n        - key: pool\n          operator: Exists\n          effect: NoExecute\n',
  )
})

test('requests appear when asked for', () => {
  expect(text()).not.toContain('requests')
  expect(text({ memoryRequest: '800Mi' })).toContain('requests:\n              memory: 800Mi\n')
  expect(text({ cpuLimit: '', memoryLimit: '' })).not.toContain('resources')
})

describe('LogMonitor', () => {
  test('wraps the entry point that is known', () =>
    expect(text({ logMonitor: true })).toContain(
      String.raw`          command:
            - C:\LogMonitor\LogMonitor.exe
            - C:\ServiceMonitor.exe
            - w3svc
`,
    ))

  test('leaves an unknown image alone', () =>
    expect(text({ logMonitor: true, image: 'example.com/app:1' })).not.toContain('command'))
})

test('volumes', () => {
  const file = text({
    volumes: [
      String.raw`emptyDir::C:\data`,
      'nonsense',
      String.raw`secret:tls:C:\tls`,
      String.raw`namedPipe:\\.\pipe\agent:\\.\pipe\agent`,
      String.raw`nfs:files.example/share:C:\nfs`,
    ],
  })
  expect(file).toContain(String.raw`          volumeMounts:
            - name: volume-1
              mountPath: C:\data
            - name: volume-2
              mountPath: C:\tls
            - name: volume-3
              mountPath: \\.\pipe\agent
            - name: volume-4
              mountPath: C:\nfs
      volumes:
        - name: volume-1
          emptyDir: {}
        - name: volume-2
          secret:
            secretName: tls
        - name: volume-3
          hostPath:
            path: \\.\pipe\agent
        - name: volume-4
          nfs:
            server: files.example
            path: /share
`)
})

test('probes', () => {
  expect(text({ readinessProbe: 'none' })).not.toContain('Probe')
  expect(text({ livenessProbe: 'tcp', containerPort: 8080 })).toContain(
    'livenessProbe:\n            tcpSocket:\n              port: 8080\n',
  )
  expect(text({ readinessProbe: 'exec' })).toContain('readinessProbe:\n            exec:\n')
})

test('every key that follows from a decision explains itself', () => {
  const { content } = contentOf(workload, {}, 'docs-1.20-flannel')
  const lines = content?.text.split('\n') ?? []
  const why = content?.explain()
  const explained = (key: string) => {
    const at = lines.findIndex((line) => line.includes(key)) + 1
    return why?.get(at)?.decisions
  }
  expect(explained('replicas:')).toEqual(['replicas'])
  expect(explained('runtimeClassName:')).toContain('useRuntimeClass')
  expect(explained('windows-build')).toContain('windowsRelease')
  expect(explained('image:')).toEqual(['image'])
  expect(explained('memory:')).toContain('memoryLimit')
})
