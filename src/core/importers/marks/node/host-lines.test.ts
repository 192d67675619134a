import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { hostLinesIn } from './host-lines.ts'

const read = (text: string) =>
  hostLinesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, line }) => [name, value, line],
  )

test('two lines of a node that somebody cut out name its system', () => {
  expect(
    read(
      '  Kernel Version:   10.0.17763.2628\n  OS Image:         Windows Server 2019 Datacenter\n',
    ),
  ).toContainEqual(['host.os', 'Windows Server 2019 Datacenter', 2])
})

test('the script that looks for common faults names the node that it runs on', () => {
  const found = read(
    'Container Host OS Product Name: Windows Server 2022 Standard\nContainer Host OS Build Label: 20348.859.amd64fre.fe_release_svc_prod2.220707-1832\n',
  )
  expect(found).toContainEqual(['host.os', 'Windows Server 2022 Standard', 1])
  expect(found).toContainEqual(['host.build', '10.0.20348.859', 2])
  expect(found).toContainEqual(['windowsRelease', 'ltsc2022', 2])
})

test.each([
  'OS Image: Ubuntu 22.04.3 LTS',
  'Output of the other cluster:\n\n  OS Image:   Windows Server 2019 Datacenter',
  'From the docs of another cluster:\n  OS Image:   Windows Server 2016 Datacenter',
  'Our OS Image: Windows Server 2022 is new.\n  Kubelet Version: v1.30.1',
  'The product name is Windows Server 2022 Standard',
])('nothing else: %s', (text) => expect(read(text)).toEqual([]))
