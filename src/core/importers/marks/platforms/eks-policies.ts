import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'

const sign = 'AmazonEKS'
const needed = 'AmazonEKSVPCResourceController'
/** By its ARN, as a list of the console or of `aws` has it, or as programs ask for it. */
const policy =
  /(?<=\bpolicy\/|"PolicyName":[ \t]{0,4}"|PolicyName\(["'])(AmazonEKSClusterPolicy)\b/g
const controller = /\b(AmazonEKSVPCResourceController)\b/g
/** What begins a list of all policies of a role. */
const list = /\b(?:ManagedPolicyArns|managed_policy_arns|AttachedPolicies)["']?[ \t]{0,20}[:=]/g
/** What begins the list of a node group or of an account of pods; eksctl makes the role of the cluster itself. */
const listOfOthers = /\battachPolicyARNs["']?[ \t]{0,20}:/g
/** A command that makes one step of many; where the cluster is made too, all of them are there. */
const attaches = /\battach-role-policy\b/
const makes = /\bcreate-cluster\b|\bcreate-nodegroup\b|\beksctl[ \t]+create\b/

/** Policies of the role of a cluster of EKS; the value tells whether all of them are listed. */
export function eksPoliciesIn(doc: Document): readonly Observation[] {
  const { text } = doc
  if (!text.includes(sign)) return []
  const lines = text.split('\n')
  const lineAt = (line: number) => lines[line - doc.first] ?? ''
  const used = (pattern: RegExp) =>
    matchesOf(doc, pattern).filter(({ place }) => !/^[ \t]*(?:#|\/\/)/.test(lineAt(place.line)))
  const linesOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ index }) => doc.placeAt(index).line)
  const lists = linesOf(list)
  const others = linesOf(listOfOthers)
  return [
    ...(text.includes(needed) ? used(controller) : []).map(({ raw, place }) =>
      stated('eks.controllerPolicy', true, raw, place),
    ),
    ...used(policy)
      .filter(({ place }) => !attaches.test(lineAt(place.line)) || makes.test(text))
      .filter(({ place }) => !isBelow(others, place.line))
      .map(({ raw, place }) => {
        const isListed = isBelow(lists, place.line)
        return stated('eks.clusterPolicy', isListed, raw, place)
      }),
  ]
}

const isBelow = (starts: readonly number[], line: number) =>
  starts.some((start) => start <= line && line - start <= near)

/** A list of policies has few. */
const near = 12
