import { acrossLines } from '../../../values/across-lines.ts'

/** What has the system of a node, or leaves open what does. */
const ofNodes = new RegExp(
  acrossLines`
    \b(?:
      nodes?|hosts?|workers?|clusters?|pools?|machines?|VMs?|servers?|box(?:es)?|agents?
      |kubelets?|kube-?proxy|containerd|docker|we|I|it|they|this|that|these|those|everything|all
      |both|one|two|three|which|there|pods?|containers?|apps?|applications?|workloads?
      |environments?|setups?|systems?|OS|instances?|EC2|images?|deployments?|CNI|calico|flannel
      |antrea|kubernetes|k8s|rke2?|k3s|k0s|aks|eks|gke|openshift|windows(?!\sadmin)
    )\b
  `,
  'i',
)
const subject = new RegExp(
  acrossLines`
    (?:^|[.,;:!?(]\s|\b(?:and|but|while|whereas)\s)
    ((?:(?:the|our|my|an?)\s)?(?:[\w.&/-]{2,20}\s){1,4}?)
    (?:is|are|was|were|runs?|ran|sits?|lives?|stays?)\s
    (?:(?:still|now|also|only|currently)\s){0,2}(?:(?:on|under|at)\s)?
    (?:(?:an?|the|version)\s){0,2}["'\x60(]?$
  `,
  'i',
)

/** “Our SAP runs on Windows Server 2019”: of something that is no node. */
export function isOfOtherSubject(ahead: string): boolean {
  const [, words] = subject.exec(ahead) ?? []
  return words !== undefined && !ofNodes.test(words)
}
