import { testLint } from '../../../testing/test-lint.ts'
import { cniSdnRelease } from './cni-sdn-release.ts'

const file = (version: string, more = '') =>
  `=== 10-flannel.conf ===\n{"cniVersion": "${version}", "name": "cbr0", "type": "flannel", "delegate": {"type": "sdnbridge"${more}}}\n`
const release = (number: string) => `windows-container-networking v${number}\n`
const gateway = ', "optionalFlags": {"forceBridgeGateway": true}'

testLint(cniSdnRelease, {
  valid: [
    { name: 'what each release takes', text: release('0.2.1') + file('0.2.0') },
    { name: 'a later one', text: release('0.3.1') + file('1.0.0', gateway) },
    { name: 'no release', text: file('0.3.0', gateway) },
    { name: 'what no release takes, as told elsewhere', text: release('0.3.1') + file('0.3.1') },
    {
      name: 'a plugin of another project',
      text: release('0.2.1') + file('0.3.0').replace('sdnbridge', 'win-bridge'),
    },
  ],
  invalid: [
    {
      name: 'a version that came later',
      text: release('0.3.0') + file('1.0.0'),
      messages: [/0\.3\.0 takes no file of version 1\.0\.0.*It takes 0\.2\.0, 0\.3\.0\./],
      severity: 'error',
    },
    {
      name: 'a gateway that the release does not know',
      text: `The plugins are windows-container-networking release 0.2.1.\n${file('0.2.0', gateway)}`,
      messages: [/0\.2\.1 does not know forceBridgeGateway/],
      severity: 'error',
    },
  ],
})
