import { testLint } from '../../testing/test-lint.ts'
import { cniNetworkType } from './cni-network-type.ts'

const file = (name: string, type: string) =>
  JSON.stringify({ cniVersion: '0.2.0', name, type, ipam: {} })
const released = (cniRelease: string) => ({ known: { cniRelease } })

testLint(cniNetworkType, {
  valid: [
    { name: 'a name that is a type', text: file('l2bridge', 'sdnbridge'), ...released('0.2.0') },
    { name: 'a plugin named like a type', text: file('natNetwork', 'nat'), ...released('0.3.1') },
    { name: 'a release that nobody told', text: file('cbr0', 'sdnbridge') },
    {
      name: 'a network that Flannel makes',
      text: JSON.stringify({
        cniVersion: '0.2.0',
        name: 'cbr0',
        type: 'flannel',
        delegate: { type: 'sdnbridge' },
      }),
      ...released('0.2.0'),
    },
  ],
  invalid: [
    {
      name: 'a name of one’s own',
      text: file('cbr0', 'sdnbridge'),
      ...released('0.3.0'),
      messages: [/sdnbridge 0\.3\.0 takes “cbr0” for the type.*cbr0 has to be there/],
      severity: 'info',
    },
    {
      name: 'the name of the plugin',
      text: file('l2bridge', 'sdnbridge'),
      ...released('0.3.1'),
      messages: [/takes “sdnbridge” for the type.*l2bridge has to be there/],
    },
  ],
})
