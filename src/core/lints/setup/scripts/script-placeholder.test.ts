import { testLint } from '../../../testing/test-lint.ts'
import { scriptPlaceholder } from './script-placeholder.ts'

testLint(scriptPlaceholder, {
  valid: [
    { name: 'a range', text: '$env:K8S_SERVICE_CIDR = "10.96.0.0/12"\n$env:VXLAN_VNI = "4096"\n' },
    { name: 'a variable of others', text: '$title = "<a title>"\n$env:VXLAN_VNI = "4096"\n' },
    {
      name: 'a command of a guide',
      text: '.\\start.ps1 -ManagementIP <IP of the node> -ServiceCIDR <ServiceSubnet>\n',
    },
  ],
  invalid: [
    {
      name: 'the placeholder of the guide',
      text: '$env:KUBE_NETWORK = "Calico.*"\n$env:K8S_SERVICE_CIDR = "<your service range>"\n',
      messages: [/still <your service range>, a placeholder/],
      severity: 'warning',
    },
  ],
})
