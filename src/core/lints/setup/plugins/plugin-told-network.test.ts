import { testLint } from '../../../testing/test-lint.ts'
import { pluginToldNetwork } from './plugin-told-network.ts'

const mail = (words: string) =>
  `Windows Server 2019 joins a kubeadm 1.22 cluster. ${words}\nPods have no network.\n`

testLint(pluginToldNetwork, {
  valid: [
    { name: 'VXLAN', text: mail('Flannel backend is vxlan, and on the nodes we use win-overlay.') },
    { name: 'routes', text: mail('CNI is flannel in host-gw mode; the delegate is sdnbridge.') },
    { name: 'a plugin alone', text: mail('On the Windows node we use sdnoverlay.') },
    {
      name: 'one that was tried',
      text: mail('CNI is flannel in host-gw mode. Before, we used win-overlay.'),
    },
    {
      name: 'two of them',
      text: mail(
        'CNI is flannel in host-gw mode. We use win-bridge; the old nodes use win-overlay.',
      ),
    },
    {
      name: 'a question',
      text: mail('CNI is flannel in host-gw mode. Should we use win-overlay?'),
    },
  ],
  invalid: [
    {
      name: 'an overlay plugin beside routes',
      text: mail('CNI is Flannel 0.14 in host-gw mode, and on the Windows node we use sdnoverlay.'),
      messages: [/^sdnoverlay is for networks of type overlay; host-gw makes an l2bridge network/],
      severity: 'warning',
    },
    {
      name: 'a bridge plugin beside VXLAN',
      text: mail('Flannel backend is vxlan and win-bridge is the plugin in cni.conf.'),
      messages: [
        /^win-bridge is for networks of type l2bridge or l2tunnel; vxlan makes an overlay/,
      ],
    },
  ],
})
