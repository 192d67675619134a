import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const env = (subnet: string) =>
  `FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=${subnet}\nFLANNEL_MTU=1450\nFLANNEL_IPMASQ=true\n`
const kubelet = (name: string, address: string, dns = '10.96.0.10') =>
  `C:\\k\\kubelet.exe --hostname-override=${name} --node-ip=${address} --cluster-dns=${dns}\n`

const found = (files: Readonly<Record<string, string>>) =>
  diagnose(Object.entries(files).map(([name, text]) => ({ name, text }))).findings.map(
    ({ id, file }) => `${id} ${file ?? ''}`,
  )

describe('nodes that were sent apart are held against each other', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    [
      'one pod subnet for two',
      { 'win-1/subnet.env': env('10.244.3.1/24'), 'win-2/subnet.env': env('10.244.3.1/24') },
      'pod-subnet-once win-2/subnet.env',
    ],
    [
      'one address for two',
      {
        'win-1/out.txt': `PS C:\\> hostname\nwin-1\nPS C:\\> ${kubelet('win-1', '10.0.2.15')}`,
        'win-2/out.txt': `PS C:\\> hostname\nwin-2\nPS C:\\> ${kubelet('win-2', '10.0.2.15')}`,
      },
      'node-address-once win-2/out.txt',
    ],
    [
      'two name servers of pods',
      {
        'win-1/a.ps1': kubelet('win-1', '10.0.0.4'),
        'win-2/a.ps1': kubelet('win-2', '10.0.0.5', '10.97.0.10'),
      },
      'values-disagree win-1/a.ps1',
    ],
    [
      'two identifiers of the overlay',
      {
        'win-1/net-conf.json':
          '{"Network":"10.244.0.0/16","Backend":{"Type":"vxlan","VNI":4096,"Port":4789}}',
        'win-2/net-conf.json':
          '{"Network":"10.244.0.0/16","Backend":{"Type":"vxlan","VNI":4097,"Port":4789}}',
      },
      'values-disagree win-1/net-conf.json',
    ],
  ])('%s', (_, files, expected) => expect(found(files)).toEqual([expected]))

  test.each<readonly [string, Readonly<Record<string, string>>]>([
    [
      'a subnet for each',
      { 'win-1/subnet.env': env('10.244.3.1/24'), 'win-2/subnet.env': env('10.244.4.1/24') },
    ],
    [
      'one machine, before and after',
      {
        'win01-1/out.txt': `PS C:\\> hostname\nwin01\nPS C:\\> type C:\\run\\flannel\\subnet.env\n${env('10.244.3.1/24')}`,
        'win01-2/out.txt': `PS C:\\> hostname\nwin01\nPS C:\\> type C:\\run\\flannel\\subnet.env\n${env('10.244.3.1/24')}`,
      },
    ],
    [
      'what stands in a file of neither',
      {
        'win-1/a.ps1': kubelet('win-1', '10.0.0.4'),
        'win-2/a.ps1': kubelet('win-2', '10.0.0.5'),
        'subnet.env': env('10.244.3.1/24'),
      },
    ],
    [
      'the list of all nodes from each',
      {
        'win-1/nodes.txt':
          'NAME    STATUS   ROLES    AGE   VERSION    INTERNAL-IP\nwin-1   Ready    <none>   9d    v1.30.1    10.0.0.4\nwin-2   Ready    <none>   9d    v1.30.1    10.0.0.5\n',
        'win-2/nodes.txt':
          'NAME    STATUS   ROLES    AGE   VERSION    INTERNAL-IP\nwin-1   Ready    <none>   9d    v1.30.1    10.0.0.4\nwin-2   Ready    <none>   9d    v1.30.1    10.0.0.5\n',
      },
    ],
  ])('no fault: %s', (_, files) => expect(found(files)).toEqual([]))
})
