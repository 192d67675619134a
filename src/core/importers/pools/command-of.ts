/** A command that prints nothing of the pool ends with the line that does not go on, by a mark at its end or an option below. */
export function commandOf(part: string): string {
  const command = part.trimStart()
  const lines = command.split('\n')
  if (!makesPool.test(lines[0] ?? '')) return part
  const end = lines.findIndex(
    (line, i) => i > 0 && !/[\\`^][ \t]*$/.test(lines[i - 1] ?? '') && !/^[ \t]*-/.test(line),
  )
  return end < 0
    ? part
    : part.slice(0, part.length - command.length) + lines.slice(0, end).join('\n')
}

const makesPool =
  /^(?:az|aws|gcloud|eksctl)\s.*?\s(?:add|create|create-\w{1,20}|update|upgrade|get-credentials)\b/
