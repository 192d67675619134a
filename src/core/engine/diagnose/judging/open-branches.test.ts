import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const file = (type: string) =>
  `'{"cniVersion": "0.2.0", "name": "a", "type": "flannel", "delegate": {"type": "${type}"}}'`
const severities = (text: string) =>
  diagnose([{ name: 'start.ps1', text }]).findings.flatMap(({ id, severity }) =>
    id === 'cni-delegate' ? [severity] : [],
  )

test('a fault in one of two files of which a script writes one is no more than a warning', () => {
  const two = `if ($mode -eq "a") { $conf = ${file('sdnbridge')} } else { $conf = ${file('sdnoverlay')} }\n$conf | Set-Content C:\\k\\cni.conf\n`
  expect(severities(two)).toEqual(['warning'])
  expect(severities(`$conf = ${file('sdnbridge')}\n$conf | Set-Content C:\\k\\cni.conf\n`)).toEqual(
    ['error'],
  )
})
