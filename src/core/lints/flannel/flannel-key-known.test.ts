import { testLint } from '../../testing/test-lint.ts'
import { flannelKeyKnown } from './flannel-key-known.ts'

testLint(flannelKeyKnown, {
  valid: [
    {
      name: 'keys in any case',
      document: { network: '10.244.0.0/16', Backend: { type: 'vxlan', vni: 4096, port: 4789 } },
    },
    {
      name: 'keys of backends on Linux',
      document: { Network: '10.244.0.0/16', Backend: { Type: 'wireguard', PSK: 'x' } },
    },
  ],
  invalid: [
    {
      name: 'a range of pods that flanneld does not find',
      document: { Netwok: '10.244.0.0/16', Backend: { Type: 'host-gw' } },
      messages: [/^Netwok is no key of Flannel; it is called Network/],
    },
    {
      name: 'a backend that flanneld does not find',
      document: { Network: '10.244.0.0/16', Backed: { Type: 'vxlan' } },
      messages: [/^Backed is no key/],
    },
    {
      name: 'letters that are swapped',
      document: { Network: '10.244.0.0/16', Backend: { Tpye: 'vxlan', VIN: 4096 } },
      messages: [
        /^Backend\.Tpye is no key/,
        /^Backend\.VIN is no key of Flannel; it is called VNI/,
      ],
    },
  ],
})
