import { DECLINE_REASONS } from '../registrations/judgement.ts';
import { AcceptRestButton } from './accept-rest-button.tsx';

/** The end of the desk's form: keep what was judged, or decide. */
export function DecisionPanel() {
  return (
    <section className="desk-decision" aria-label="Decision">
      <h2>Decision</h2>
      <p className="desk-decision__row">
        <AcceptRestButton />
        <button type="submit" className="desk-button" name="decision" value="save">
          Save verdicts
        </button>
      </p>
      <label htmlFor="desk-message">A sentence of your own in the mail (optional)</label>
      <textarea id="desk-message" name="message" rows={3} maxLength={2000} />
      <div className="desk-decision__row">
        <button
          type="submit"
          className="desk-button desk-button--main"
          name="decision"
          value="approve"
        >
          Approve
        </button>
        <button type="submit" className="desk-button" name="decision" value="ask">
          Ask for corrections
        </button>
      </div>
      <div className="desk-decision__row">
        <label htmlFor="desk-reason">Reason to decline</label>
        <select id="desk-reason" name="reason" defaultValue="">
          <option value="">Choose a reason</option>
          {Object.entries(DECLINE_REASONS).map(([code, reason]) => (
            <option key={code} value={code}>
              {reason[0]?.toUpperCase()}
              {reason.slice(1)}
            </option>
          ))}
        </select>
        <button
          type="submit"
          className="desk-button desk-button--danger"
          name="decision"
          value="decline"
        >
          Decline
        </button>
      </div>
    </section>
  );
}
