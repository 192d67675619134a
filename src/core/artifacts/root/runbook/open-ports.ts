import { defineStep } from './step.ts'
import { inZip, machine } from './thing.ts'

export const openPorts = defineStep({
  id: 'open-ports',
  title: 'Open the ports',
  body: () =>
    'Give network/ports.md, or network/ports.csv, to whoever runs the firewalls between the machines. The firewall of Windows itself is set by node/prepare-node.ps1.',
  effects: () => [
    {
      does: 'the firewalls between the machines are opened',
      needs: [inZip('network/ports.md'), inZip('network/ports.csv')],
      makes: [machine.portsOpen],
    },
  ],
  files: ['network/ports.md', 'network/ports.csv'],
  decisions: ['cni', 'networkMode', 'vxlanPort'],
  sources: ['doc004-ports'],
})
