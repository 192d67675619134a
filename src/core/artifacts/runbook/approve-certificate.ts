import { sh } from '../../text/shell.ts'
import { defineStep } from './step.ts'

export const approveCertificate = defineStep({
  id: 'approve-certificate',
  title: 'Approve the certificate of the kubelet',
  when: ({ joinMethod }) => joinMethod === 'bootstrap-token',
  body: () => 'Unless the cluster approves such requests by itself, approve the one of this node.',
  commands: () => [
    sh`kubectl get certificatesigningrequests`,
    sh`kubectl certificate approve ${'<name of the request>'}`,
  ],
  decisions: ['joinMethod'],
  sources: ['doc004-ports'],
})
