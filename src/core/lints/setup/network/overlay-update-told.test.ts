import { testLint } from '../../../testing/test-lint.ts'
import { overlayUpdateTold } from './overlay-update-told.ts'

const node = (mode: string, build: string, ...updates: readonly string[]) =>
  `C:\\k> .\\start.ps1 -ManagementIP 10.1.1.5 -NetworkMode ${mode} -ClusterCIDR 10.244.0.0/16\n\nC:\\k>systeminfo\nOS Name:                   Microsoft Windows Server 2019 Datacenter\nOS Version:                ${build} N/A Build 17763\nHotfix(s):                 ${updates.length} Hotfix(s) Installed.\n${updates.map((kb, i) => `                           [0${i + 1}]: ${kb}`).join('\n')}\n`

testLint(overlayUpdateTold, {
  valid: [
    { name: 'the update', text: node('overlay', '10.0.17763', 'KB4483452', 'KB4489899') },
    { name: 'a later one', text: node('overlay', '10.0.17763', 'KB4483452', 'KB5031361') },
    { name: 'no overlay', text: node('l2bridge', '10.0.17763', 'KB4483452') },
    { name: 'no list', text: node('overlay', '10.0.17763') },
  ],
  invalid: [
    {
      name: 'older updates alone',
      text: node('overlay', '10.0.17763', 'KB4483452', 'KB4470788'),
      messages: [/need KB4489899 or a later update on Windows Server 2019/],
      severity: 'warning',
    },
  ],
})
