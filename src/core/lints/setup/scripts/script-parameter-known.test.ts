import { testLint } from '../../../testing/test-lint.ts'
import { scriptParameterKnown } from './script-parameter-known.ts'

const script = (line: string) => `$ErrorActionPreference = "Stop"\n${line}\nStart-Service kubelet\n`

/** A script that Cluster API writes to a node. */
const bootstrap = (line: string) => `apiVersion: bootstrap.cluster.x-k8s.io/v1beta1
kind: KubeadmConfigTemplate
metadata: { name: win, namespace: default }
spec:
  template:
    spec:
      files:
      - content: |
          $ErrorActionPreference = "Stop"
          ${line}
        path: C:/prepare.ps1
      joinConfiguration:
        nodeRegistration:
          criSocket: npipe:////./pipe/containerd-containerd
`

testLint(scriptParameterKnown, {
  valid: [
    'Move-Item -Path "$src/cni/" -Destination "C:\\opt\\cni\\bin" -Force',
    'Expand-Archive cni.zip -DestinationPath C:\\opt\\cni\\bin',
    'Copy-Item a.exe C:\\k; Expand-Archive cni.zip -DestinationPath C:\\k\\cni',
    '# Move-Item a -DestinationPath b does not work',
    'Get-ChildItem *.zip | Expand-Archive -DestinationPath C:\\k',
  ].flatMap((line) => [
    { name: line, text: script(line) },
    { name: `by Cluster API: ${line}`, text: bootstrap(line) },
  ]),
  invalid: [
    {
      name: 'in a script that Cluster API writes to a node',
      text: bootstrap('Copy-Item C:\\a\\*.exe -DestinationPath C:\\k'),
      messages: [/^Copy-Item has no/],
    },
    {
      name: 'a folder that is moved',
      text: script('Move-Item -Path "$src/cni/" -DestinationPath "C:\\opt\\cni\\bin" -Force'),
      messages: [/^Move-Item has no parameter -DestinationPath/],
      severity: 'error',
    },
    {
      name: 'files that are copied in a block',
      text: script('if ($ok) { Copy-Item *.exe -destinationpath C:\\k }'),
      messages: [/^Copy-Item has no/],
    },
  ],
})
