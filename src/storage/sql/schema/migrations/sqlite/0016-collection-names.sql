-- Collections have the names of the domain, as in the API; those of before stay the keys of local storage alone.

ALTER TABLE activity_logs RENAME TO activity;
DROP INDEX activity_logs_sort_action;
CREATE INDEX activity_sort_action ON activity (sort_action, position);
DROP INDEX activity_logs_sort_time;
CREATE INDEX activity_sort_time ON activity (sort_time, position);
DROP INDEX activity_logs_words;
CREATE INDEX activity_words ON activity (words);

ALTER TABLE contact_messages RENAME TO messages;
DROP INDEX contact_messages_filter_status;
CREATE INDEX messages_filter_status ON messages (filter_status, position);
DROP INDEX contact_messages_sort_name;
CREATE INDEX messages_sort_name ON messages (sort_name, position);
DROP INDEX contact_messages_sort_subject;
CREATE INDEX messages_sort_subject ON messages (sort_subject, position);
DROP INDEX contact_messages_sort_created;
CREATE INDEX messages_sort_created ON messages (sort_created, position);
DROP INDEX contact_messages_sort_status;
CREATE INDEX messages_sort_status ON messages (sort_status, position);
DROP INDEX contact_messages_words;
CREATE INDEX messages_words ON messages (words);

ALTER TABLE image_library RENAME TO images;
DROP INDEX image_library_sort_alt;
CREATE INDEX images_sort_alt ON images (sort_alt, position);
DROP INDEX image_library_words;
CREATE INDEX images_words ON images (words);

ALTER TABLE newsletter_subscribers RENAME TO subscribers;
DROP INDEX newsletter_subscribers_filter_email;
CREATE INDEX subscribers_filter_email ON subscribers (filter_email, position);
DROP INDEX newsletter_subscribers_sort_email;
CREATE INDEX subscribers_sort_email ON subscribers (sort_email, position);
DROP INDEX newsletter_subscribers_sort_created;
CREATE INDEX subscribers_sort_created ON subscribers (sort_created, position);
DROP INDEX newsletter_subscribers_words;
CREATE INDEX subscribers_words ON subscribers (words);

ALTER TABLE site_settings RENAME TO settings;
DROP INDEX site_settings_words;
CREATE INDEX settings_words ON settings (words);

ALTER TABLE web_stories RENAME TO stories;
DROP INDEX web_stories_sort_title;
CREATE INDEX stories_sort_title ON stories (sort_title, position);
DROP INDEX web_stories_sort_pages;
CREATE INDEX stories_sort_pages ON stories (sort_pages, position);
DROP INDEX web_stories_words;
CREATE INDEX stories_words ON stories (words);

ALTER TABLE youtube_videos RENAME TO videos;
DROP INDEX youtube_videos_sort_title;
CREATE INDEX videos_sort_title ON videos (sort_title, position);
DROP INDEX youtube_videos_words;
CREATE INDEX videos_words ON videos (words);

-- Names that stand in data.
UPDATE changes SET collection = 'activity' WHERE collection = 'activityLogs';
UPDATE changes SET collection = 'messages' WHERE collection = 'contactMessages';
UPDATE changes SET collection = 'images' WHERE collection = 'imageLibrary';
UPDATE changes SET collection = 'subscribers' WHERE collection = 'newsletterSubscribers';
UPDATE changes SET collection = 'settings' WHERE collection = 'siteSettings';
UPDATE changes SET collection = 'stories' WHERE collection = 'webStories';
UPDATE changes SET collection = 'videos' WHERE collection = 'youtubeVideos';
UPDATE record_keys SET collection = 'images' WHERE collection = 'imageLibrary';
UPDATE record_keys SET collection = 'stories' WHERE collection = 'webStories';
UPDATE derivations SET name = 'images' WHERE name = 'imageLibrary';
UPDATE derivations SET name = 'stories' WHERE name = 'webStories';

-- Subjects of events and jobs.
UPDATE activity SET record = replace(record, '"subject":{"collection":"contactMessages"', '"subject":{"collection":"messages"')
  WHERE instr(record, '"subject":{"collection":"contactMessages"') > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"imageLibrary"', '"subject":{"collection":"images"')
  WHERE instr(record, '"subject":{"collection":"imageLibrary"') > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"newsletterSubscribers"', '"subject":{"collection":"subscribers"')
  WHERE instr(record, '"subject":{"collection":"newsletterSubscribers"') > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"siteSettings"', '"subject":{"collection":"settings"')
  WHERE instr(record, '"subject":{"collection":"siteSettings"') > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"webStories"', '"subject":{"collection":"stories"')
  WHERE instr(record, '"subject":{"collection":"webStories"') > 0;
UPDATE activity SET record = replace(record, '"subject":{"collection":"youtubeVideos"', '"subject":{"collection":"videos"')
  WHERE instr(record, '"subject":{"collection":"youtubeVideos"') > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"contactMessages"', '"subject":{"collection":"messages"')
  WHERE instr(record, '"subject":{"collection":"contactMessages"') > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"imageLibrary"', '"subject":{"collection":"images"')
  WHERE instr(record, '"subject":{"collection":"imageLibrary"') > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"newsletterSubscribers"', '"subject":{"collection":"subscribers"')
  WHERE instr(record, '"subject":{"collection":"newsletterSubscribers"') > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"siteSettings"', '"subject":{"collection":"settings"')
  WHERE instr(record, '"subject":{"collection":"siteSettings"') > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"webStories"', '"subject":{"collection":"stories"')
  WHERE instr(record, '"subject":{"collection":"webStories"') > 0;
UPDATE jobs SET record = replace(record, '"subject":{"collection":"youtubeVideos"', '"subject":{"collection":"videos"')
  WHERE instr(record, '"subject":{"collection":"youtubeVideos"') > 0;
