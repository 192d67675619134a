import { testLint } from '../../testing/test-lint.ts'
import { rke2Cni } from './rke2-cni.ts'

const server = (cni: string) => `cni: ${cni}\ntoken: a\ntls-san:\n- b.example.com\n`

testLint(rke2Cni, {
  valid: [
    { name: 'Calico', text: server('calico') },
    { name: 'Flannel behind Multus', text: server('multus,flannel') },
    { name: 'a network of one’s own', text: server('none') },
  ],
  invalid: [
    {
      name: 'a network without Windows',
      text: server('cilium'),
      messages: [/use cilium; for Windows nodes it has calico and flannel/],
      severity: 'error',
    },
  ],
})
