import { testLint } from '../../../testing/test-lint.ts'
import { scriptParameterKnown } from './script-parameter-known.ts'

const script = (line: string) => `$ErrorActionPreference = "Stop"\n${line}\nStart-Service kubelet\n`

testLint(scriptParameterKnown, {
  valid: [
    'Move-Item -Path "$src/cni/" -Destination "C:\\opt\\cni\\bin" -Force',
    'Expand-Archive cni.zip -DestinationPath C:\\opt\\cni\\bin',
    'Copy-Item a.exe C:\\k; Expand-Archive cni.zip -DestinationPath C:\\k\\cni',
    '# Move-Item a -DestinationPath b does not work',
    'Get-ChildItem *.zip | Expand-Archive -DestinationPath C:\\k',
  ].map((line) => ({ name: line, text: script(line) })),
  invalid: [
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
