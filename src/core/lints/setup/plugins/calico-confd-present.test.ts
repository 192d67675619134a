import { testLint } from '../../../testing/test-lint.ts'
import { calicoConfdPresent } from './calico-confd-present.ts'

const config = (backend: string) =>
  `=== config.ps1 ===\n$env:KUBE_NETWORK = "Calico.*"\n$env:CALICO_NETWORKING_BACKEND="${backend}"\n`
const services = (command: string, ...more: readonly string[]) =>
  `=== services.txt ===\nPS C:\\> ${command}\n\nStatus   Name               DisplayName\n------   ----               -----------\n${more.map((row) => `${row}\n`).join('')}Running  CalicoFelix        Calico Windows Agent\nRunning  CalicoNode         Calico Windows Startup\n`
const all = 'Get-Service *calico*'

testLint(calicoConfdPresent, {
  valid: [
    {
      name: 'with confd',
      text:
        config('windows-bgp') + services(all, 'Running  CalicoConfd        Calico Windows Confd'),
    },
    { name: 'with VXLAN, which needs none', text: config('vxlan') + services(all) },
    {
      name: 'services that were picked',
      text: config('windows-bgp') + services('Get-Service CalicoNode, CalicoFelix'),
    },
    { name: 'a backend that nobody tells', text: services(all) },
  ],
  invalid: [
    {
      name: 'without confd',
      text: config('windows-bgp') + services(all),
      messages: [/^The services of Calico run without CalicoConfd/],
      severity: 'warning',
    },
    {
      name: 'a list of all that was filtered',
      text: config('windows-bgp') + services("Get-Service | where Name -Like 'Calico*'"),
      messages: [/^The services of Calico run without CalicoConfd/],
    },
  ],
})
