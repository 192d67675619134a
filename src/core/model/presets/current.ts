import { definePreset } from './define.ts'

export const current = definePreset({
  id: 'current',
  title: 'A current node',
  sentence:
    'The newest verified Kubernetes with containerd and Flannel VXLAN on the newest Windows Server.',
  sources: [],
  choices: {},
})
