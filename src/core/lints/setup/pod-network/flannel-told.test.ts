import { testLint } from '../../../testing/test-lint.ts'
import { flannelTold } from './flannel-told.ts'

const host = 'The workers run Windows Server 2022.'

testLint(flannelTold, {
  valid: [
    `${host} Flannel runs vxlan with VNI 4096 and Port 4789 and DirectRouting is false.`,
    `${host} Flannel runs vxlan. Should DirectRouting be true?`,
    `${host} Flannel runs vxlan. Before, DirectRouting was true.`,
    `${host} Flannel runs vxlan. We do not have DirectRouting set to true.`,
    `${host} Flannel runs host-gw, DirectRouting is true.`,
    `${host} Calico runs vxlan, DirectRouting is true.`,
    'The nodes run Ubuntu. Flannel runs vxlan and DirectRouting is true.',
    `${host}\n\nFlannel has DirectRouting: true.\n\n{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}\n`,
  ].map((text) => ({ name: text, text: `${text}\n` })),
  invalid: [
    `${host} Flannel runs vxlan with VNI 4096 and Port 4789 and DirectRouting is true.`,
    `${host} Flannel runs vxlan, and DirectRouting is enabled in its net-conf.`,
  ].map((text) => ({
    name: text,
    text: `${text}\n`,
    messages: [/^DirectRouting is true in the backend of Flannel; flanneld on Windows refuses it/],
    severity: 'warning' as const,
  })),
})
