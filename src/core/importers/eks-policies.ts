import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

const sign = 'AmazonEKS'
/** By its ARN, as a list of the console or of `aws` has it, or as programs ask for it. */
const policy =
  /(?<=\bpolicy\/|"PolicyName":[ \t]{0,4}"|PolicyName\(["'])(AmazonEKS(?:ClusterPolicy|VPCResourceController))\b/g
/** What begins a list of all policies of a role. */
const list = /\b(?:ManagedPolicyArns|managed_policy_arns|AttachedPolicies)["']?[ \t]{0,20}[:=]/g

/** Policies of the role of a cluster of EKS; the value tells whether all of them are listed. */
export function eksPoliciesIn(doc: Document): readonly Observation[] {
  if (!doc.text.includes(sign)) return []
  const lines = doc.text.split('\n')
  const lists = [...doc.text.matchAll(list)].map(({ index }) => doc.placeAt(index).line)
  return matchesOf(doc, policy)
    .filter(({ place }) => !/^[ \t]*(?:#|\/\/)/.test(lines[place.line - doc.first] ?? ''))
    .map(({ raw, place }) => {
      const isListed = lists.some((line) => line <= place.line && place.line - line <= near)
      return stated(
        raw.endsWith('Controller') ? 'eks.controllerPolicy' : 'eks.clusterPolicy',
        isListed,
        raw,
        place,
      )
    })
}

/** A list of policies has few. */
const near = 12
