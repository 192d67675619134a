import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const cni = (name: string) => ({
  name: '10-flannel.conf',
  text: JSON.stringify({
    cniVersion: '0.3.0',
    name,
    type: 'flannel',
    delegate: { type: 'win-overlay', apiVersion: 2 },
  }),
})
const proxy = {
  name: 'kube-proxy.txt',
  text: 'C:\\k\\kube-proxy.exe --proxy-mode=kernelspace --network-name=vxlan0 --source-vip=10.244.3.2\n',
}
const networks = (name: string) => ({
  name: 'networks.txt',
  text: `PS C:\\> Get-HnsNetwork | select Name,Type\n\nName         Type\n----         ----\nnat          NAT\n${name} Overlay\n`,
})
const idsIn = (...files: readonly { readonly name: string; readonly text: string }[]) =>
  diagnose(files)
    .findings.filter(({ id }) => /network|disagree/.test(id))
    .map(({ id }) => id)

test('a name of which a check says that it is wrong is not told as a disagreement again', () => {
  const ids = idsIn(cni('flannel.4096'), proxy, networks('flannel.4096'))
  expect(ids).toContain('kube-proxy-hns-network')
  expect(ids).not.toContain('values-disagree')
})

test('a right name of kube-proxy leaves the fault with the CNI file', () => {
  const ids = idsIn(cni('flannel.4096'), proxy, networks('vxlan0'))
  expect(ids).toContain('cni-hns-network')
  expect(ids).not.toContain('values-disagree')
})
