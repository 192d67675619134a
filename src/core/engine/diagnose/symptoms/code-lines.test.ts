import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const found = (text: string) => matchSymptoms([{ file: 'a.txt', text }], {}).map(({ id }) => id)

test.each([
  'throw "Failed to find a suitable network adapter, check your network settings."',
  'if (!$adapter) { throw ("Failed to find a suitable network adapter, check your network settings.") }',
  'Write-Host "Windows does not support VXLANVNI < 4096."',
  'Write-Error -Message "Windows does not support VXLANVNI < 4096."',
  'Get-File -Url $url -ExitCode $global:WINDOWS_CSE_ERROR_DOWNLOAD_CNI_PACKAGE',
  'Set-ExitCode -ExitCode $global:WINDOWS_CSE_ERROR_CONTAINERD_NOT_RUNNING -ErrorMessage "x"',
  '\treturn errors.New("no source vip reserved")',
  '            SERVICE_PAUSED = 0x00000007,',
  '      register-with-taints: node.cloudprovider.kubernetes.io/uninitialized=true:NoSchedule',
])('%j prints nothing yet', (line) => expect(found(`# start\n${line}\n`)).toEqual([]))

test.each([
  ['Failed to find a suitable network adapter, check your network settings.', 'symptom-m-net-50'],
  ['install.ps1 : Windows does not support VXLANVNI < 4096.', 'symptom-m-net-40'],
  [
    'ExitCode: |49|, Output: |WINDOWS_CSE_ERROR_NO_CUSTOM_DATA_BIN|, Error: |none|',
    'symptom-ac-40',
  ],
  [
    'Taints:             node.cloudprovider.kubernetes.io/uninitialized=true:NoSchedule',
    'symptom-s-20',
  ],
  [
    '  + throw "Failed to find a suitable network adapter, check your network settings."',
    'symptom-m-net-50',
  ],
  [
    'E0125 06:16:56.223516 11888 main.go:332] Error registering network: failed to enable forwarding on vEthernet (Ethernet0) index 5: error: exit status 1 while running the command: powershell.exe -Command try { Set-NetIPInterface -ifIndex 5 } catch { Write-Host $_; exit 1 }. Command output: Element not found.',
    'symptom-m-net-46',
  ],
])('%j happened', (line, id) => expect(found(`# start\n${line}\n`)).toContain(id))

const help = `Write-Host @'
Where flanneld says "Windows does not support VXLANVNI < 4096.", take another VNI.
'@
`

test('a text over several lines that a script would print is no message', () => {
  expect(found(help)).toEqual([])
  expect(found(help.replaceAll("'", '"'))).toEqual([])
})

test.each([
  help.replace("'@", ''),
  help.replace('Write-Host', '$text ='),
  `${help}Windows does not support VXLANVNI < 4096.\n`,
])('what is not closed, or stands behind it, is read: %j', (text) =>
  expect(found(text)).toContain('symptom-m-net-40'),
)

test('a comment of a script is no message', () => {
  const comment = '# Windows does not support VXLANVNI < 4096.\n'
  expect(found(`$a = 1\n${comment}Write-Host "x"\n`)).toEqual([])
  expect(found('$a = @(\n  "SERVICE_PAUSED",\n  "SERVICE_RUNNING"\n)\nWrite-Host "x"\n')).toEqual(
    [],
  )
  expect(found(comment)).toEqual(['symptom-m-net-40'])
})

test('what stands around code keeps its place', () => {
  const text = 'Write-Host "x"\nE0903 err="Windows does not support VXLANVNI < 4096."\n'
  const [first] = matchSymptoms([{ file: 'a.txt', text }], {})
  expect(first).toMatchObject({ line: 2, column: 12 })
})
