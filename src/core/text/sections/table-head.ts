/** Whether a line is the head of what `kubectl get nodes` and its kin print. */
export const isTableHead = (text: string) => /^\s{0,4}NAME\s{1,40}STATUS\s/.test(text)
