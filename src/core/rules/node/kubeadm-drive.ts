import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineRule } from '../../model/rule.ts'

export const kubeadmDrive = defineRule({
  id: 'kubeadm-drive',
  basis: 'fails',
  summary: 'kubeadm.exe lies on the system drive',
  remediation: 'Choose a directory on the system drive, or join without kubeadm.',
  decisions: ['joinMethod', 'installDirectory'],

  check({ joinMethod, installDirectory }) {
    const { value: drive } = nodeSettings.kubeadmDrive
    const [own] = /^[a-z]:/i.exec(installDirectory) ?? []
    if (joinMethod !== 'kubeadm' || own === undefined || own.toUpperCase() === drive) {
      return undefined
    }
    return {
      message: `kubeadm in ${installDirectory} writes ${own.toUpperCase()} into the configuration of the kubelet, whose certificates lie on ${drive}.`,
      facts: [nodeSettings.kubeadmDrive],
      suggestion: { installDirectory: String.raw`C:\k` },
    }
  },
})
