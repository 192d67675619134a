import { testLint } from '../../testing/test-lint.ts'
import { podsAndServicesApart } from './pods-and-services-apart.ts'

const setup = (pods: string, services: string) =>
  `kubeadm init --pod-network-cidr=${pods} --service-cidr=${services}\n`

testLint(podsAndServicesApart, {
  valid: [
    { name: 'ranges apart', text: setup('10.244.0.0/16', '10.96.0.0/12') },
    { name: 'one range', text: 'kubeadm init --pod-network-cidr=10.244.0.0/16\n' },
  ],
  invalid: [
    {
      name: 'one inside the other',
      text: setup('10.100.0.0/16', '10.96.0.0/12'),
      messages: [/10\.100\.0\.0\/16 overlaps that of Services/],
      severity: 'error',
    },
  ],
})
