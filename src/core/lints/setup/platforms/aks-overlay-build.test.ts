import { testLint } from '../../../testing/test-lint.ts'
import { aksOverlayBuild } from './aks-overlay-build.ts'

const head =
  'NAME STATUS ROLES AGE VERSION INTERNAL-IP EXTERNAL-IP OS-IMAGE KERNEL-VERSION CONTAINER-RUNTIME'
const node = (build: string, image = 'Windows Server 2022 Datacenter') =>
  `\n${head.replaceAll(' ', '   ')}\nakswin000000   Ready   agent   9d   v1.27.9   10.1.0.4   <none>   ${image}   10.0.${build}   containerd://1.6.14+azure\n`
const move =
  'az aks update -g a -n b \\\n  --network-plugin-mode overlay \\\n  --pod-cidr 192.168.0.0/16\n'

testLint(aksOverlayBuild, {
  valid: [
    { name: 'the build that is needed', text: move + node('20348.1668') },
    {
      name: 'a cluster that is made so',
      text: move.replace('update', 'create') + node('20348.1547'),
    },
    {
      name: 'another update',
      text: 'az aks update -g a -n b --nat-gateway\n' + node('20348.1547'),
    },
    {
      name: 'a command that is left out',
      text: `# ${move.replaceAll('\\\n', '')}${node('20348.1547')}`,
    },
    {
      name: 'a release of which that is not said',
      text: move + node('17763.4000', 'Windows Server 2019 Datacenter'),
    },
    { name: 'no build told', text: move },
    {
      name: 'a move that nobody made',
      text: `We never ran ${move.replaceAll('\\\n', '')}${node('20348.1547')}`,
    },
    {
      name: 'a move that somebody asks for',
      text: `May we run ${move.replaceAll('\\\n', '')}${node('20348.1547')}`,
    },
  ],
  invalid: [
    {
      name: 'an older build',
      text: move + node('20348.1547'),
      messages: [/needs Windows build 20348\.1668 or later .* have 20348\.1547/],
      severity: 'warning',
    },
    {
      name: 'on one line',
      text: `az aks update -g a -n b --network-plugin-mode overlay\n${node('20348.469')}`,
      messages: [/20348\.469/],
    },
  ],
})
