import { openshiftServices } from '../../../catalog/openshift-services.ts'
import type { Observation } from '../../../model/observation.ts'
import type { ReadDocument } from '../reading/read.ts'
import { withoutTold } from './without-told.ts'

const keys = openshiftServices.value.map((key) => new RegExp(String.raw`"${key}\\?"\s{0,20}:`))
const variable = /^[A-Z]{2,20}(?:_[A-Z]{2,20}){1,4}$/

/** Words that an operator fills in for each node, in the list of services that it keeps: nobody left them open. */
export function withoutOperatorVariables(
  documents: readonly ReadDocument[],
  text: string,
): readonly ReadDocument[] {
  if (!keys.every((key) => key.test(text))) return documents
  const isFilledIn = ({ decision, name, raw }: Observation) =>
    (decision === 'nodeName' || name === 'placeholder') && variable.test(raw)
  return documents.map((one) => withoutTold(one, isFilledIn))
}
