/** A sentence, or a part of one up to a comma; a list item, a heading or the head of a mail begins anew. */
const clauses =
  /(?:[^.!?;,\n]|[.!?,](?=\S)|\n(?![\s\-*#>|¿]|\p{Lu}[\p{L}\d-]{1,20}(?: [\p{L}\d-]{1,20}){0,4} ?:(?:[ \n]|$)))+/gu

/** “After a reboot of the node, …”: when it was, of what stands behind the comma. */
const leads = /^\s*(?:restart ?)?(?:after|since|following)\b/i
const longestLead = 100

interface Clause {
  readonly clause: string
  readonly index: number
}

/** The clauses of a text; one that only tells since when stands with the next one. */
export function* clausesIn(text: string): Generator<Clause, void, undefined> {
  let lead: Clause | undefined
  for (const { 0: clause, index } of text.matchAll(clauses)) {
    const isNext = lead !== undefined && lead.index + lead.clause.length + 1 === index
    if (lead && isNext)
      yield { clause: text.slice(lead.index, index + clause.length), index: lead.index }
    else if (lead) yield lead
    const isLead = !isNext && isLeading(clause) && text[index + clause.length] === ','
    if (!isNext && !isLead) yield { clause, index }
    lead = isLead ? { clause, index } : undefined
  }
  if (lead) yield lead
}

const isLeading = (clause: string) =>
  clause.length <= longestLead && leads.test(clause) && ofRestart.test(clause)

const ofRestart = /\b(?:re-?boot|restart|update|patch)/i
